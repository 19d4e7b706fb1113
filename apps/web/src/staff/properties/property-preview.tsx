import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import type { PublicProperty } from '../../shared/api/types.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ImageAreaContext } from '../../shared/ui/property-image.tsx';
import { Container } from '../../shared/ui/layout.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { PreviewBand } from './preview-band.tsx';
import { previewQuery } from './properties-query.ts';

/** Any property as the public page shows it, below a banner with its online state. `children` renders the page. */
export function PropertyPreview({
  id,
  children,
}: {
  id: number;
  children: (property: PublicProperty) => ReactNode;
}) {
  const preview = useQuery(previewQuery(id));
  if (preview.error) {
    return (
      <Container py={{ base: '10', md: '20' }}>
        <Notice
          heading
          role="alert"
          title="Die Vorschau konnte nicht geladen werden"
          text={problemText(preview.error)}
        >
          <Button onClick={() => void preview.refetch()}>Erneut versuchen</Button>
          <ButtonLink to="/admin/immobilien" tone="outline">
            Zur Verwaltung
          </ButtonLink>
        </Notice>
      </Container>
    );
  }
  if (!preview.data) {
    return (
      <Container py="6">
        <VisuallyHidden as="h1">Vorschau</VisuallyHidden>
        <Skeleton h="70vh" role="status" aria-label="Die Vorschau wird geladen" />
      </Container>
    );
  }
  const { property, hidden_by } = preview.data;
  return (
    <ImageAreaContext value="/api/admin">
      <PreviewBand property={property} hiddenBy={hidden_by} />
      {children(property)}
    </ImageAreaContext>
  );
}
