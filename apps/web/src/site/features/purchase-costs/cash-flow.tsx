import { type Cents, parseEuros } from '@estate/domain/property/amounts';
import { type IncomeFields, targetRent, yearlyRent } from '@estate/domain/property/income';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { Amounts } from './results.tsx';

/** The rent of a year that is paid, or else the one that should be paid; null if neither is known. */
function rentOf(property: IncomeFields): { name: string; amount: Cents } | null {
  const paid = yearlyRent(property);
  const rent = paid || targetRent(property);
  if (rent === 0) return null;
  const isKnownAsPaid = paid > 0 && property.rental_income_actual;
  const kind = paid === 0 ? ' (Soll)' : isKnownAsPaid ? ' (Ist)' : '';
  return { name: `Mieteinnahmen im Jahr${kind}`, amount: Math.round(rent * 100) };
}

/**
 * What is left of the rent of a let property after the costs that its tenants do not pay and after the rates of a year.
 * The visitor types the costs, because nobody else knows them. `monthly` is the rate.
 */
export function CashFlow({ property, monthly }: { property: IncomeFields; monthly: Cents }) {
  const [typed, setTyped] = useState('');
  const rent = rentOf(property);
  if (!rent) return null;
  const costs = parseEuros(typed);
  const left = costs === null ? null : rent.amount - costs - 12 * monthly;
  return (
    <chakra.div data-needs-script mt="6" display="grid" gap="4">
      <TextField
        label="Nicht umlegbare Kosten im Jahr in Euro"
        help="Was Sie als Eigentümer tragen: Verwaltung, Instandhaltung, Leerstand."
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={
          typed !== '' && costs === null
            ? 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 4.800.'
            : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {costs !== null && left !== null && (
        <div>
          <Amounts
            rows={[
              rent,
              { name: 'Nicht umlegbare Kosten', amount: -costs },
              { name: 'Zwölf monatliche Raten', amount: -12 * monthly },
              {
                name: left < 0 ? 'Zuzahlung im Jahr' : 'Überschuss im Jahr',
                amount: Math.abs(left),
                isSum: true,
              },
            ]}
          />
          <chakra.p mt="2" fontSize="xs" color="inkMuted">
            Eigene Rechnung vor Steuern, kein Angebot einer Bank.
          </chakra.p>
        </div>
      )}
    </chakra.div>
  );
}
