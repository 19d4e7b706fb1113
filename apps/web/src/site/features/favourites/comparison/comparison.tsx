import { purchaseCosts } from '@estate/content/purchase-costs';
import { germanNumber } from '@estate/domain/text/german-number';
import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { comparisonRows, type Row } from './figures.ts';
import { ComparisonTable } from './comparison-table.tsx';

const percent = (value: number): string => `${germanNumber(value, { max: 2 })} %`;

const assumptions =
  `Kaufnebenkosten: Grunderwerbsteuer, Notar, Grundbuch und Käuferprovision. Monatliche Rate: ` +
  `${percent(purchaseCosts.equityPercent)} Eigenkapital, ${percent(purchaseCosts.interestPercent)} Sollzins, ` +
  `${percent(purchaseCosts.repaymentPercent)} Tilgung. ${purchaseCosts.note}`;

/** The properties of a list in a table, with what its marks and its calculated rows mean. */
export function Comparison({
  properties,
  firstRow,
}: {
  properties: readonly ComparedProperty[];
  /** Stands above the figures. */
  firstRow: Row | null;
}) {
  const rows = useMemo(() => comparisonRows(properties), [properties]);
  const hasBest = rows.some(({ cells }) => cells.some(({ isBest }) => isBest));
  const isCalculated = rows.some(({ label }) => label === 'Kaufnebenkosten');
  return (
    <>
      <ComparisonTable properties={properties} rows={firstRow ? [firstRow, ...rows] : rows} />
      <chakra.div mt="4" maxW="measure" fontSize="xs" color="inkMuted">
        {hasBest && (
          <chakra.p display="flex" gap="1.5">
            <chakra.span flexShrink="0" color="success">
              <BadgeCheck size={20} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            Bester Wert der Zeile unter den Immobilien, die noch zu haben sind.
          </chakra.p>
        )}
        {isCalculated && <chakra.p mt="1">{assumptions}</chakra.p>}
        {properties.length === 1 && (
          <chakra.p mt="3" fontSize="sm" color="ink">
            Merken Sie eine zweite Immobilie, und Sie sehen beide hier nebeneinander.
          </chakra.p>
        )}
      </chakra.div>
    </>
  );
}
