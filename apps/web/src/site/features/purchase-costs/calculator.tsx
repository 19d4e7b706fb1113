import { purchaseCosts } from '@estate/content/sections/purchase-costs';
import { texts } from '@estate/content/texts';
import { federalStates } from '@estate/domain/property/federal-states';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { Assumptions } from './assumptions.tsx';
import { CashFlow } from './cash-flow.tsx';
import { Results, purchaseCostsSummary } from './results.tsx';
import { rateOf, rateText } from '@estate/domain/property/amounts';
import type { IncomeFields } from '@estate/domain/property/income';
import { financingLabels, transferTaxOf } from '../../purchase-costs/calculate.ts';
import { Disclosure, DisclosureSummary } from '../../ui/disclosure.tsx';
import { MonthTick } from '../../purchase-costs/month-panel.tsx';
import type { CalculatedProperty } from '../../purchase-costs/initial-calculation.ts';
import { useCalculation } from './use-calculation.ts';

const states = Object.entries(federalStates).map(([value, label]) => ({ value, label }));

/** The periods to choose from, among them always the usual one, which is chosen first. */
function periods() {
  const { fixedYears, usualFixedYears } = texts(purchaseCosts);
  return [...new Set([...fixedYears, usualFixedYears])]
    .toSorted((a, b) => a - b)
    .map((years) => ({ value: String(years), label: `${years} Jahre` }));
}

/** The sources of the rates. The transfer tax is named for the selected federal state only. */
function sourcesOf(stateCode: string) {
  const { transferTaxSource, feeSource, interestSource } = texts(purchaseCosts);
  const tax = transferTaxOf(stateCode);
  const text =
    tax && `Grunderwerbsteuer ${tax.name}: ${rateText(rateOf(tax.percent))} %${tax.note && ` ${tax.note}`}`;
  return [text ? { ...transferTaxSource, text } : transferTaxSource, feeSource, interestSource];
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
        <Assumptions typed={typed} isSum={isSum} />
        <chakra.div data-needs-script role="group" aria-label="Ihre Angaben" display="grid" gap="5">
          <SelectField
            label="Bundesland"
            choices={states}
            placeholder="Bitte wählen"
            value={typed.state}
            error={errorOf('state')}
            onChange={({ target }) => change({ state: target.value })}
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
          {sourcesOf(typed.state).map(({ text, compiled }) => (
            <li key={text}>
              {text}. Zusammengestellt: {compiled}.
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Disclosure>
  );
}
