import { Check, LoaderCircle } from 'lucide-react';
import { type Dispatch, useEffect } from 'react';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../../../shared/ui/type.tsx';
import type { FunnelAction } from '../funnel-reducer.ts';
import type { StepProps } from './step-props.ts';

/**
 * After each time in `counts` (ms) one more item of the calculation is finished; `calculationEnd` ends the animation
 * (visitor-area §4).
 */
const counts = [6_000, 9_000, 12_000];
const calculationEnd = 14_000;

/** Starts the timers of step 7 on mount and clears them on unmount. */
function useCalculation(dispatch: Dispatch<FunnelAction>): void {
  useEffect(() => {
    const clocks = [
      ...counts.map((delay) => setTimeout(() => dispatch({ kind: 'count' }), delay)),
      setTimeout(() => dispatch({ kind: 'end-calculation' }), calculationEnd),
    ];
    return () => {
      for (const clock of clocks) clearTimeout(clock);
    };
  }, [dispatch]);
}

const items = [
  'Lokale Daten werden erhoben',
  'Daten werden geprüft und der Wert wird berechnet',
  'Ihre Analyse wird erstellt',
] as const;

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    w: '10',
    h: '10',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'hairline',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    state: {
      done: { bg: 'successSoft', color: 'success', borderColor: 'success' },
      running: { color: 'brass', '& svg': { animation: 'spin 1.6s linear infinite' } },
      waiting: {},
    },
  },
});

const stateOf = (index: number, counter: number) =>
  index < counter ? 'done' : index === counter ? 'running' : 'waiting';

/** Step 7: the calculation item by item; continues by itself. */
export function CalculationStep({ funnel: { counter }, dispatch }: StepProps) {
  useCalculation(dispatch);
  const running = items[counter];
  return (
    <chakra.div maxW="34rem" mx="auto" py="4">
      <chakra.ol display="grid" gap="5" aria-hidden>
        {items.map((item, index) => {
          const state = stateOf(index, counter);
          return (
            <chakra.li
              key={item}
              display="flex"
              alignItems="center"
              gap="4"
              color={state === 'waiting' ? 'inkMuted' : 'ink'}
              fontWeight={state === 'running' ? 'semibold' : 'normal'}
            >
              <Mark state={state}>
                {state === 'done' && <Check size={20} strokeWidth={1.5} />}
                {state === 'running' && <LoaderCircle size={22} strokeWidth={1.5} />}
                {state === 'waiting' && <span>{index + 1}</span>}
              </Mark>
              {item}
            </chakra.li>
          );
        })}
      </chakra.ol>
      <VisuallyHidden role="status">
        {running ? `${counter} von ${items.length} erledigt. ${running}.` : 'Alle Schritte sind erledigt.'}
      </VisuallyHidden>
      <chakra.p mt="8" fontSize="xs" color="inkMuted">
        Das dauert etwa 15 Sekunden. Danach fragen wir, an wen wir das Ergebnis senden dürfen.
      </chakra.p>
    </chakra.div>
  );
}
