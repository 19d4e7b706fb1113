import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PropertyPreview } from '../staff/properties/property-preview.tsx';
import { SessionGuard } from '../staff/session/session-guard.tsx';
import { system } from '../staff/theme/system.ts';
import { SiteFrame } from '../site/features/site-frame/site-frame.tsx';
import { FailedPage } from '../shared/ui/failed-page.tsx';
import { lazyWithFallback } from '../shared/ui/lazy-with-fallback.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { ChunkPlaceholder } from '../site/ui/parts.tsx';

const PropertyView = lazyWithFallback(
  async () => (await import('./-property-page.tsx')).PropertyView,
  () => <FailedPage error={undefined} onRetry={() => window.location.reload()} />,
);

/** Outside the staff layout and theme, because the preview looks like the public site. */
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
    <ChakraProvider value={system}>
      <SessionGuard>
        {() => (
          <SiteFrame>
            <PropertyPreview id={Number(id)}>
              {(property) => (
                <Suspense fallback={<ChunkPlaceholder />}>
                  <PropertyView property={property} renderForm={() => notice} />
                </Suspense>
              )}
            </PropertyPreview>
          </SiteFrame>
        )}
      </SessionGuard>
    </ChakraProvider>
  );
}
