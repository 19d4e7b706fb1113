import { type Values } from '@estate/domain/forms/form';
import { homeFields, valuation } from '@estate/domain/forms/valuation';
import { formatDate } from '@estate/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { chakra } from '#styled-system/jsx';
import { problemText } from '../../../../shared/api/problem-text.ts';
import { isNotFound } from '../../../../shared/api/problem.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Container, Row } from '../../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { PageTitle } from '../../../../shared/ui/type.tsx';
import { LazyVisitorForm } from '../../../form/lazy-visitor-form.tsx';
import { homeText } from './home-text.ts';
import { priceRangeQuery, type StoredRange } from './range-query.ts';
import { RangeResult } from './range-result.tsx';

/** A stored price range under its own address, to which the confirming mail links. */
export function PriceRangePage({ id }: { id: string }) {
  const { data, error } = useQuery(priceRangeQuery(id));
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageTitle mb="6">Preisspanne</PageTitle>
      {data ? (
        <>
          <RangeResult stored={data} />
          <Contact stored={data} />
        </>
      ) : error ? (
        <p role="alert">{isNotFound(error) ? 'Diese Preisspanne gibt es nicht mehr.' : problemText(error)}</p>
      ) : (
        <Skeleton h="24rem" />
      )}
      <Row gap="3" mt="10" _print={{ display: 'none' }}>
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

/** The contact data of a valuation, whose home is the one of the price range; also without scripts. */
function Contact({ stored: { id, home, districts, result } }: { stored: StoredRange }) {
  const hasRange = result.kind === 'range';
  const { address_postal_code, address_city, ...answers } = home;
  const answered: Values = {
    ...Object.fromEntries(Object.keys(homeFields).map((name) => [name, undefined])),
    ...answers,
    valuation_address_id: undefined,
    price_range_id: id,
  };
  return (
    <chakra.section aria-labelledby="genauer" mt="12" maxW="44rem" _print={{ display: 'none' }}>
      <chakra.h2 id="genauer" fontSize="xl">
        Genauer und kostenlos vor Ort
      </chakra.h2>
      <chakra.p mt="2" mb="6" color="inkMuted">
        {hasRange
          ? 'Die Spanne gehört Ihnen, auch ohne diese Felder. Mit ihnen bekommen Sie sie per E-Mail, und wir melden uns.'
          : 'Mit diesen Feldern bekommen wir Ihre Angaben und melden uns.'}{' '}
        Haben Sie uns schon geschrieben, ist nichts mehr zu tun.
      </chakra.p>
      <Suspense>
        <LazyVisitorForm
          form={valuation}
          page={`/bewertung/preisspanne/${id}`}
          answered={answered}
          initial={{ address_postal_code: address_postal_code ?? '', address_city: address_city ?? '' }}
          summaryOf={() => homeText(home, hasRange ? districts[0] : undefined)}
        />
      </Suspense>
    </chakra.section>
  );
}
