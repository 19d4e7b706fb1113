import { purchaseCosts } from '@estate/content/sections/purchase-costs';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { Assumptions } from './assumptions.tsx';
import { CashFlow } from './cash-flow.tsx';
import { Results, purchaseCostsSummary } from './results.tsx';
import type { IncomeFields } from '@estate/domain/property/income';
import { type Calculation, financingLabels } from '../../purchase-costs/calculate.ts';
import { taxChoices } from '@estate/content/purchase-costs/purchase-taxes';
import { Disclosure, DisclosureSummary } from '../../ui/disclosure.tsx';
import { MonthTick } from '../../purchase-costs/month-panel.tsx';
import type { CalculatedProperty } from '../../purchase-costs/initial-calculation.ts';
import { useCalculation } from './use-calculation.ts';

/** The periods to choose from, among them always the usual one, which is chosen first. */
function periods() {
  const { fixedYears, usualFixedYears } = texts(purchaseCosts);
  return [...new Set([...fixedYears, usualFixedYears])]
    .toSorted((a, b) => a - b)
    .map((years) => ({ value: String(years), label: `${years} Jahre` }));
}

/** The sources of the rates: of taxes and fees once they are known, and of the interest. */
function sourcesOf({ costs }: Calculation) {
  const { transferTaxSource, feeSource, interestSource } = texts(purchaseCosts);
  return [...(costs?.tax.sources ?? [transferTaxSource, feeSource]), interestSource];
}

/**
 * A line with the result that expands to the fields on the left and the calculation on the right. It recalculates with
 * each input and sends nothing to the server.
 */
export function Calculator({ property }: { property: CalculatedProperty & IncomeFields }) {
  const { typed, own, isSum, change, calculation } = useCalculation(property);
  const { errorOf } = calculation;
  const amount = (name: 'commission' | 'equity' | 'interest' | 'repayment') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const courtage = property.courtage?.trim();
  const taxes = taxChoices(property);

  return (
    <Disclosure look="card">
      <DisclosureSummary look="card">
        {calculation.costs
          ? purchaseCostsSummary(calculation)
          : 'Kaufnebenkosten und monatliche Rate berechnen'}
      </DisclosureSummary>
      <chakra.div
        px="5"
        pt="2"
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
        alignItems="start"
      >
        <Assumptions typed={typed} isSum={isSum} taxes={taxes} />
        <chakra.div data-needs-script role="group" aria-label="Ihre Angaben" display="grid" gap="5">
          <SelectField
            label={taxes.label}
            choices={taxes.choices}
            placeholder="Bitte wählen"
            value={typed.tax}
            error={typed.tax ? undefined : taxes.fault}
            onChange={({ target }) => change({ tax: target.value })}
          />
          <TextField
            label={isSum ? 'Käuferprovision in Euro' : 'Käuferprovision in Prozent'}
            help={courtage ? `Im Angebot steht: ${courtage}` : 'Im Angebot steht keine Provision.'}
            {...amount('commission')}
          />
          <TextField label={financingLabels.equity} {...amount('equity')} />
          <TextField label={financingLabels.interest} {...amount('interest')} />
          <TextField label={financingLabels.repayment} {...amount('repayment')} />
          <SelectField
            label="Zinsbindung"
            choices={periods()}
            value={typed.years}
            onChange={({ target }) => change({ years: target.value })}
          />
          <MonthTick typed={own} />
        </chakra.div>
        <div>
          <Results price={property.price} calculation={calculation} />
          {calculation.financing && <CashFlow property={property} monthly={calculation.financing.monthly} />}
        </div>
      </chakra.div>
      <chakra.div mt="5" px="5" pb="5" fontSize="xs" color="inkMuted" maxW="measure">
        <p>{texts(purchaseCosts).note}</p>
        <chakra.ul mt="2">
          {sourcesOf(calculation).map(({ text, compiled }) => (
            <li key={text}>
              {text}. Zusammengestellt: {compiled}.
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Disclosure>
  );
}
