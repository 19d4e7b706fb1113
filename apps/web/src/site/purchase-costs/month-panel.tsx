import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Disclosure, DisclosureSummary } from '../ui/disclosure.tsx';
import { faultOf, financingLabels } from './calculate.ts';
import { nothingTyped, type OwnFinancing, setOwnFinancing, useOwnFinancing } from './own-financing.ts';

const names = ['equity', 'interest', 'repayment'] as const;

/** Whether every amount is typed and can be calculated with. */
const isComplete = (own: OwnFinancing): boolean =>
  names.every((name) => faultOf(name, own[name]) === undefined);

const summaryOf = ({ equity, interest, repayment }: OwnFinancing): string =>
  `Im Monat mit ${equity} € Eigenkapital, ${interest} % Sollzins, ${repayment} % Tilgung`;

/** The tick that shows costs per month on cards and in the comparison. `typed`: what it takes over when it is set. */
export function MonthTick({ typed = {} }: { typed?: Partial<OwnFinancing> }) {
  const own = useOwnFinancing();
  return (
    <div>
      <CheckField
        label="Kosten im Monat an den Angeboten zeigen und meine Angaben dafür in diesem Browser merken"
        checked={own.isOn}
        onChange={({ target: { checked: isOn } }) => setOwnFinancing({ ...own, ...typed, isOn })}
      />
      {own.isOn && !isComplete(own) && (
        <chakra.p role="status" mt="2" fontSize="xs" color="inkMuted" maxW="measure">
          Eine Rate steht dort, sobald Sie Eigenkapital, Sollzins und Tilgung selbst eingegeben haben.
        </chakra.p>
      )}
    </div>
  );
}

/** The visitor's amounts for the costs per month, folded to one line for those who typed them before. */
function Amounts() {
  const own = useOwnFinancing();
  const [isOpen] = useState(() => !isComplete(own));
  return (
    <Disclosure look="card" open={isOpen}>
      <DisclosureSummary look="card">
        {isComplete(own) ? summaryOf(own) : 'Was kostet es Sie im Monat?'}
      </DisclosureSummary>
      <chakra.div display="grid" gap="5" px="5" pb="5" fontSize="sm">
        <chakra.p maxW="measure">
          Mit Ihren Angaben steht an Kaufangeboten die Rate im Monat, bei Wohnungen mit dem Hausgeld. Eigene
          Rechnung, kein Angebot einer Bank.
        </chakra.p>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {names.map((name) => (
            <TextField
              key={name}
              label={financingLabels[name]}
              inputMode="decimal"
              autoComplete="off"
              value={own[name]}
              error={own[name] === '' ? undefined : faultOf(name, own[name])}
              onChange={({ target }) => setOwnFinancing({ ...own, [name]: target.value })}
            />
          ))}
        </chakra.div>
        <Button tone="outline" size="sm" justifySelf="start" onClick={() => setOwnFinancing(nothingTyped)}>
          Angaben löschen
        </Button>
      </chakra.div>
    </Disclosure>
  );
}

/** The choice of costs per month with its amounts; `hasTick` where no other part of the page has the choice. */
export function MonthPanel({ hasTick = false }: { hasTick?: boolean }) {
  const { isOn } = useOwnFinancing();
  return (
    <chakra.div display="grid" gap="4" _print={{ display: 'none' }}>
      {hasTick && <MonthTick />}
      {isOn && <Amounts />}
    </chakra.div>
  );
}
