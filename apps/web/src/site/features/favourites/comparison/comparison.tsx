import { purchaseCosts } from '@estate/content/sections/purchase-costs';
import { texts } from '@estate/content/texts';
import { BadgeCheck, Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { MonthPanel } from '../../../purchase-costs/month-panel.tsx';
import { useOwnFinancing } from '../../../purchase-costs/own-financing.ts';
import { comparisonRows, type Row } from './figures.ts';
import { ComparisonTable, printedColumns } from './comparison-table.tsx';

const explanation = (): string =>
  `Kaufnebenkosten: Grunderwerbsteuer, Notar, Grundbuch und Käuferprovision. ${texts(purchaseCosts).note}`;

/** Splits the columns after the first `printedColumns` into further tables, which are only printed. */
function furtherOnPaper(properties: readonly ComparedProperty[], rows: readonly Row[]) {
  const count = Math.max(0, Math.ceil(properties.length / printedColumns) - 1);
  return Array.from({ length: count }, (_, index) => {
    const part = [(index + 1) * printedColumns, (index + 2) * printedColumns] as const;
    return {
      properties: properties.slice(...part),
      rows: rows.map(({ label, cells }) => ({ label, cells: cells.slice(...part) })),
    };
  });
}

/** The comparison table, with explanations of its marks and of its calculated rows. */
export function Comparison({
  properties,
  firstRow,
}: {
  properties: readonly ComparedProperty[];
  firstRow: Row | null;
}) {
  const own = useOwnFinancing();
  const rows = useMemo(() => comparisonRows(properties, own), [properties, own]);
  const allRows = firstRow ? [firstRow, ...rows] : rows;
  const hasBest = rows.some(({ cells }) => cells.some(({ isBest }) => isBest));
  const isCalculated = rows.some(({ label }) => label === 'Kaufnebenkosten');
  return (
    <>
      <ComparisonTable properties={properties} rows={allRows} />
      {furtherOnPaper(properties, allRows).map((part) => (
        <chakra.div
          key={part.properties[0]?.id}
          display="none"
          mt="6"
          _print={{ display: 'block', breakInside: 'avoid' }}
        >
          <ComparisonTable {...part} />
        </chakra.div>
      ))}
      <chakra.div
        mt="4"
        maxW="measure"
        fontSize="xs"
        color="inkMuted"
        _print={{ fontSize: '0.6875rem', maxW: 'none', mt: '2' }}
      >
        {hasBest && (
          <chakra.p display="flex" gap="1.5">
            <chakra.span flexShrink="0" color="success">
              <BadgeCheck size={20} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            Bester Wert der Zeile unter den Immobilien, die noch zu haben sind.
          </chakra.p>
        )}
        {isCalculated && <chakra.p mt="1">{explanation()}</chakra.p>}
        {properties.length === 1 && (
          <chakra.p mt="3" fontSize="sm" color="ink" _print={{ display: 'none' }}>
            Merken Sie eine zweite Immobilie, und Sie sehen beide hier nebeneinander.
          </chakra.p>
        )}
      </chakra.div>
      {isCalculated && (
        <chakra.div mt="5" maxW="3xl">
          <MonthPanel hasTick />
        </chakra.div>
      )}
      <Button tone="outline" mt="5" onClick={() => window.print()} _print={{ display: 'none' }}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        Drucken
      </Button>
    </>
  );
}
