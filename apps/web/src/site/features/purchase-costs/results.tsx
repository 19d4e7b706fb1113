import { formatMoney } from '@estate/domain/property/price';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import type { Cents } from '@estate/domain/property/amounts';
import type { Calculation } from '../../purchase-costs/calculate.ts';

/** Formats an amount without cents, because rates and fees are guide values. */
const money = (amount: Cents): string => formatMoney(amount / 100, 'EUR');

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderBottomWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'inkMuted' },
    '& dd': { textAlign: 'right', whiteSpace: 'nowrap' },
  },
  variants: { isSum: { true: { fontWeight: 'semibold', '& dt': { color: 'ink' } } } },
});

/** Amounts below each other, with sums in bold. */
export function Amounts({ rows }: { rows: readonly { name: string; amount: Cents; isSum?: boolean }[] }) {
  return (
    <dl>
      {rows.map(({ name, amount, isSum = false }) => (
        <Line key={name} isSum={isSum}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </Line>
      ))}
    </dl>
  );
}

/**
 * Purchase costs and monthly rate as a sentence: the line of the closed calculator, and the text that screen readers
 * announce after a change.
 */
export function purchaseCostsSummary({ costs, financing }: Calculation): string {
  if (!costs) return 'Bitte prüfen Sie Ihre Angaben.';
  const extra = `Kaufnebenkosten ${money(costs.extra)}`;
  if (!financing) return `${extra}. Bitte prüfen Sie Ihre Angaben zur Finanzierung.`;
  if (financing.loan === 0) return `${extra}. Ihr Eigenkapital reicht ohne Darlehen.`;
  return `${extra}, monatliche Rate ${money(financing.monthly)}.`;
}

/**
 * Costs, loan and rate. Screen readers announce the summary only, because the whole table after each keystroke would be
 * noise.
 */
export function Results({ price, calculation }: { price: number; calculation: Calculation }) {
  const { costs, financing } = calculation;
  return (
    // Without a result this part is hidden from browsers without scripts, which cannot fill in the missing inputs.
    <chakra.div data-needs-script={costs ? undefined : true}>
      <VisuallyHidden as="output" aria-live="polite">
        {purchaseCostsSummary(calculation)}
      </VisuallyHidden>
      {costs && (
        <Amounts
          rows={[
            { name: 'Kaufpreis', amount: Math.round(price * 100) },
            costs.tax,
            ...costs.fees,
            { name: costs.commissionName, amount: costs.commission },
            { name: 'Kaufnebenkosten', amount: costs.extra, isSum: true },
            { name: 'Gesamtkosten', amount: costs.total, isSum: true },
          ]}
        />
      )}
      {financing && (
        <chakra.div mt="4">
          <Amounts
            rows={[
              { name: 'Darlehen', amount: financing.loan },
              { name: `Restschuld nach ${financing.years} Jahren`, amount: financing.debt },
              { name: 'Monatliche Rate', amount: financing.monthly, isSum: true },
            ]}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
