import { federalStates, purchaseCosts } from '@estate/content/purchase-costs';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { Assumptions } from './assumptions.tsx';
import { Results } from './results.tsx';
import type { CalculatedProperty } from '../../purchase-costs/first-calculation.ts';
import { useCalculation } from './use-calculation.ts';

const states = federalStates.map(({ code, name }) => ({ value: code, label: name }));
const periods = purchaseCosts.fixedYears.map((years) => ({ value: String(years), label: `${years} Jahre` }));
const sources = [purchaseCosts.transferTaxSource, purchaseCosts.feeSource, purchaseCosts.interestSource];

/** Fields on the left, the result on the right; it follows each key and sends nothing. */
export function Calculator({ property }: { property: CalculatedProperty }) {
  const { typed, isSum, change, calculation } = useCalculation(property);
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
    <>
      <chakra.div
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
          <TextField label="Eigenkapital in Euro" {...amount('equity')} />
          <TextField label="Sollzins in Prozent pro Jahr" {...amount('interest')} />
          <TextField label="Anfängliche Tilgung in Prozent pro Jahr" {...amount('repayment')} />
          <SelectField
            label="Zinsbindung"
            choices={periods}
            value={typed.years}
            onChange={({ target }) => change({ years: target.value })}
          />
        </chakra.div>
        <Results price={property.price} calculation={calculation} />
      </chakra.div>
      <chakra.div mt="5" fontSize="xs" color="inkMuted" maxW="measure">
        <p>{purchaseCosts.note}</p>
        <chakra.ul mt="2">
          {sources.map(({ text, compiled }) => (
            <li key={text}>
              {text}. Zusammengestellt: {compiled}.
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </>
  );
}
