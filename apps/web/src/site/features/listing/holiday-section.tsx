import { listings } from '@estate/content/sections/listings';
import { texts } from '@estate/content/texts';
import { useQuery } from '@tanstack/react-query';
import { holidaysQuery } from '../../api/queries.ts';
import { problemText } from '../../../shared/api/problem-text.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PropertyCards, PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { listingFailure } from './listing-results.tsx';

/** Properties abroad; the header links to this section's anchor. */
export function HolidaySection() {
  const { holidaysTitle, abroadEmpty, holidaysLink, holidaysButton } = texts(listings);
  const holidays = useQuery(holidaysQuery);
  useErrorToast(holidays.isError, listingFailure);
  return (
    <Section id="ferienimmobilien" tone="sand" aria-labelledby="ferien-titel">
      <Container>
        <SectionTitle id="ferien-titel" mb={{ base: '6', md: '10' }}>
          {holidaysTitle}
        </SectionTitle>
        {holidays.isPending && <PropertyCardsSkeleton count={3} />}
        {holidays.isError && (
          <Notice title={listingFailure} text={problemText(holidays.error)}>
            <Button tone="outline" onClick={() => void holidays.refetch()}>
              Erneut versuchen
            </Button>
          </Notice>
        )}
        {holidays.data?.items.length === 0 && (
          <Notice role="status" title="Keine Immobilien gefunden" text={abroadEmpty} />
        )}
        {holidays.data && holidays.data.items.length > 0 && <PropertyCards items={holidays.data.items} />}
        <Row justifyContent="center" gap="3" mt={{ base: '8', md: '12' }}>
          <ButtonLink to="/ferienimmobilien" tone="outline">
            {holidaysLink}
          </ButtonLink>
          <ButtonLink to="/suchauftrag">{holidaysButton}</ButtonLink>
        </Row>
      </Container>
    </Section>
  );
}
