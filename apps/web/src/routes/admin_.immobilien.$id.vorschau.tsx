import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PropertyPreview } from '../staff/properties/property-preview.tsx';
import { SessionGuard } from '../staff/session/session-guard.tsx';
import { SiteFrame } from '../site/features/site-frame/site-frame.tsx';
import { FailedPage } from '../shared/ui/failed-page.tsx';
import { lazyWithFallback } from '../shared/ui/lazy-with-fallback.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { Place } from '../site/ui/parts.tsx';

const PropertyView = lazyWithFallback(
  async () => (await import('./-property-page.tsx')).PropertyView,
  () => <FailedPage error={undefined} onRetry={() => window.location.reload()} />,
);

/** Beside the layout of staff, because the preview has the frame of the public site. */
export const Route = createFileRoute('/admin_/immobilien/$id/vorschau')({ component: PreviewPage });

const notice = (
  <Notice
    title="Formular in der Vorschau abgeschaltet"
    text="Hier fordern Besucher das Exposé oder eine Besichtigung an. Aus der Vorschau wird keine Anfrage gesendet."
  />
);

function PreviewPage() {
  const { id } = Route.useParams();
  return (
    <SessionGuard>
      {() => (
        <SiteFrame>
          <PropertyPreview id={Number(id)}>
            {(property) => (
              <Suspense fallback={<Place />}>
                <PropertyView property={property} formOf={() => notice} />
              </Suspense>
            )}
          </PropertyPreview>
        </SiteFrame>
      )}
    </SessionGuard>
  );
}
