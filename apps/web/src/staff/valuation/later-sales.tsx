import { formatDate } from '@estate/domain/text/format';
import { germanNumber } from '@estate/domain/text/german-number';
import { rangeText } from '@estate/domain/valuation/texts';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import type { Answer } from '../../shared/api/types.ts';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Cell, ColumnHead, RecordTable, Row, TableBody, TableHead } from '../ui/record-table.tsx';
import { laterSalesQuery } from './valuation-query.ts';

type LaterSale = Answer<'/api/admin/valuations/later-sales'>['items'][number];

function SaleRow({ sale }: { sale: LaterSale }) {
  const { property, lead_id: lead } = sale;
  return (
    <Row>
      <Cell isLine fontWeight="medium">
        <StyledLink to="/admin/immobilien" search={{ objekt: property.id }} css={textLink}>
          {property.title}
        </StyledLink>
      </Cell>
      {[
        ['Bewertet', formatDate(sale.estimated_on)],
        ['Preisspanne', rangeText(sale)],
        ['Verkauft', formatDate(sale.sold_on)],
        ['Bezahlt', `${germanNumber(sale.price, { max: 0 })}\u00a0€`],
        ['In der Spanne', sale.is_inside ? 'ja' : sale.price < sale.low ? 'nein, darunter' : 'nein, darüber'],
      ].map(([label, value]) => (
        <Cell key={label}>
          <chakra.span color="inkMuted" _roomMd={{ display: 'none' }}>
            {label}:{' '}
          </chakra.span>
          <span>{value}</span>
        </Cell>
      ))}
      <Cell>
        <StyledLink
          to="/admin/anfragen"
          search={{ anfrage: lead }}
          aria-label={`Anfrage zu ${property.title}`}
          css={textLink}
        >
          Anfrage
        </StyledLink>
      </Cell>
    </Row>
  );
}

/** Own sales of homes whose price range was estimated before, beside that range. */
export function LaterSales() {
  const query = useQuery(laterSalesQuery);
  return (
    <chakra.section aria-label="Spätere Verkäufe" mt="8">
      <chakra.h2 fontSize="md" mb="3">
        Spätere Verkäufe
      </chakra.h2>
      <QueryState query={query} subject="Die späteren Verkäufe" isPlural h="24" />
      {query.data && (
        <>
          <chakra.p mb="3" maxW="measure">
            Eigene Verkäufe von Immobilien, für die es vorher eine Bewertungsanfrage mit Preisspanne gab:
            gleiche Adresse und Art, bei Wohnungen höchstens ein Zehntel andere Fläche.{' '}
            {query.data.items.length === 0 &&
              (query.data.valued === 0
                ? 'Noch keine gespeicherte Anfrage hat eine Preisspanne.'
                : `Zu den ${germanNumber(query.data.valued, { max: 0 })} verglichenen Anfragen gibt es noch keinen Verkauf mit bezahltem Preis.`)}
          </chakra.p>
          {query.data.items.length > 0 && (
            <RecordTable>
              <TableHead>
                <tr>
                  {[
                    'Immobilie',
                    'Bewertet',
                    'Preisspanne',
                    'Verkauft',
                    'Bezahlt',
                    'In der Spanne',
                    'Anfrage',
                  ].map((name) => (
                    <ColumnHead key={name}>{name}</ColumnHead>
                  ))}
                </tr>
              </TableHead>
              <TableBody>
                {query.data.items.map((sale) => (
                  <SaleRow key={`${sale.lead_id} ${sale.property.id}`} sale={sale} />
                ))}
              </TableBody>
            </RecordTable>
          )}
        </>
      )}
    </chakra.section>
  );
}
