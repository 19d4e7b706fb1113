import { formatDate } from '@estate/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { problemText } from '../../../../shared/api/problem-text.ts';
import { isNotFound } from '../../../../shared/api/problem.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Container, Row } from '../../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { PageTitle } from '../../../../shared/ui/type.tsx';
import { priceRangeQuery } from './range-query.ts';
import { RangeResult } from './range-result.tsx';

/** A stored price range under its own address, to which the confirming mail links. */
export function PriceRangePage({ id }: { id: string }) {
  const { data, error } = useQuery(priceRangeQuery(id));
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageTitle mb="6">Preisspanne</PageTitle>
      {data ? (
        <RangeResult stored={data} />
      ) : error ? (
        <p role="alert">{isNotFound(error) ? 'Diese Preisspanne gibt es nicht mehr.' : problemText(error)}</p>
      ) : (
        <Skeleton h="24rem" />
      )}
      <Row gap="3" mt="10" _print={{ display: 'none' }}>
        <ButtonLink to="/kontakt">Termin vor Ort vereinbaren</ButtonLink>
        <ButtonLink to="/bewertung" tone="outline">
          Eine andere Immobilie bewerten
        </ButtonLink>
      </Row>
      {data && (
        <chakra.p mt="6" fontSize="xs" color="inkMuted">
          Berechnet am {formatDate(data.day)}.
        </chakra.p>
      )}
    </Container>
  );
}
