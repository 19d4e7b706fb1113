import { germanNumber } from '@estate/domain/text/german-number';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import type { Answer } from '../../shared/api/types.ts';
import { QueryState } from '../ui/query-state.tsx';
import { Cell, ColumnHead, RecordTable, Row, TableBody, TableHead } from '../ui/record-table.tsx';
import { backTestQuery } from './valuation-query.ts';

type Figures = Answer<'/api/admin/valuations/back-test'>['all'];

const typeNames: Readonly<Record<string, string>> = { flat: 'Wohnung', house: 'Haus', plot: 'Grundstück' };

const percent = (share: number | null): string =>
  share === null ? 'keine' : `${share < 0 ? '−' : ''}${germanNumber(Math.abs(share) * 100, { max: 1 })} %`;

function FiguresRow({ name, figures }: { name: string; figures: Figures }) {
  return (
    <Row>
      <Cell isLine fontWeight="medium">
        {name}
      </Cell>
      {[
        ['Fälle', `${figures.with_range} (${figures.without_range} ohne Spanne)`],
        ['Mittlerer Fehler', percent(figures.median_error)],
        ['In der Spanne', percent(figures.inside_share)],
        ['Verzerrung', percent(figures.bias)],
      ].map(([label, value]) => (
        <Cell key={label}>
          <chakra.span color="inkMuted" _roomMd={{ display: 'none' }}>
            {label}:{' '}
          </chakra.span>
          <span>{value}</span>
        </Cell>
      ))}
    </Row>
  );
}

/** How well price ranges met the paid prices of own sales, each by what was known on its day. */
export function BackTest() {
  const query = useQuery(backTestQuery);
  return (
    <chakra.section aria-label="Treffsicherheit" mt="8">
      <chakra.h2 fontSize="md" mb="3">
        Treffsicherheit
      </chakra.h2>
      <QueryState query={query} subject="Die Treffsicherheit" h="48" />
      {query.data && (
        <>
          <chakra.p mb="3" maxW="measure">
            Jeder eigene Verkauf der letzten fünf Jahre, bewertet mit dem, was am Tag vor dem Verkauf bekannt
            war. Ziel: 75 bis 85 % in der Spanne.{' '}
            {query.data.has_claim
              ? 'Diesen Anteil nennt die Website bei jeder Preisspanne.'
              : 'Die Website nennt keinen Anteil, solange es weniger als 20 Fälle sind oder weniger als 65 % in der Spanne liegen.'}
          </chakra.p>
          <RecordTable>
            <TableHead>
              <tr>
                {['Gruppe', 'Fälle', 'Mittlerer Fehler', 'In der Spanne', 'Verzerrung'].map((name) => (
                  <ColumnHead key={name}>{name}</ColumnHead>
                ))}
              </tr>
            </TableHead>
            <TableBody>
              <FiguresRow name="Alle" figures={query.data.all} />
              {[...query.data.by_type, ...query.data.by_district].map((group) => (
                <FiguresRow key={group.name} name={typeNames[group.name] ?? group.name} figures={group} />
              ))}
            </TableBody>
          </RecordTable>
        </>
      )}
    </chakra.section>
  );
}
