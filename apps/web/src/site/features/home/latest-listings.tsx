import { home } from '@estate/content/sections/home';
import { texts } from '@estate/content/texts';
import { useQuery } from '@tanstack/react-query';
import { latestQuery } from '../../api/queries.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { Selection } from './selection.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

const failure = 'Neueste Immobilien konnten nicht geladen werden.';

export function LatestListings() {
  const latest = useQuery(latestQuery);
  useErrorToast(latest.isError, failure);
  return (
    <Section aria-labelledby="aktuelle-angebote">
      <Container>
        <SectionTitle id="aktuelle-angebote" mb={{ base: '6', md: '10' }}>
          {texts(home).latestTitle}
        </SectionTitle>
        {latest.isPending && <PropertyCardsSkeleton count={6} />}
        {latest.isError && (
          <Notice title={failure} text={latest.error.message}>
            <Button tone="outline" onClick={() => void latest.refetch()}>
              Erneut versuchen
            </Button>
          </Notice>
        )}
        {latest.data?.items.length === 0 && (
          <Notice
            title="Keine Immobilien gefunden"
            text="Derzeit sind keine neuen Immobilien verfügbar."
            role="status"
          />
        )}
      </Container>
      {latest.data && latest.data.items.length > 0 && <Selection items={latest.data.items} />}
      <Container>
        <Row justifyContent="center" mt={{ base: '8', md: '12' }}>
          <ButtonLink to="/immobilien" tone="outline">
            Alle Immobilien anzeigen
          </ButtonLink>
        </Row>
      </Container>
    </Section>
  );
}
