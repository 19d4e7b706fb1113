import { formatNumber } from '@estate/domain/text/format';
import { chakra } from '#styled-system/jsx';
import { Cell, ColumnHead, RecordTable, Row, TableBody, TableHead } from '../ui/record-table.tsx';
import type { TablePreview } from './valuation-query.ts';

const price = (value: number | null): string =>
  value === null ? 'kein Preis' : `${formatNumber(value)} €/m²`;

type Rows = TablePreview['rows'];

/** The prices of a table by district, in a part of the page that scrolls. */
export function TablePrices({ rows, label }: { rows: Rows; label: string }) {
  return (
    <chakra.div mt="2" maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label={label}>
      <RecordTable>
        <TableHead>
          <tr>
            <ColumnHead>Stadtteil</ColumnHead>
            <ColumnHead>Haus</ColumnHead>
            <ColumnHead>Wohnung</ColumnHead>
            <ColumnHead>Grundstück</ColumnHead>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ districts, house, flat, plot }) => (
            <Row key={districts.join()}>
              <Cell isLine>{districts.join(' und ')}</Cell>
              <Cell>{price(house)}</Cell>
              <Cell>{price(flat)}</Cell>
              <Cell>{price(plot)}</Cell>
            </Row>
          ))}
        </TableBody>
      </RecordTable>
    </chakra.div>
  );
}

/** What was read from the text of a table. */
export const TablePreviewRows = ({ preview: { rows, ignored } }: { preview: TablePreview }) => (
  <div>
    <p>
      {formatNumber(rows.length)} Zeilen gelesen.
      {ignored.length > 0 && ` Diese Spalten werden nicht gelesen: ${ignored.join(', ')}.`}
    </p>
    <TablePrices rows={rows} label="Gelesene Zeilen" />
  </div>
);
