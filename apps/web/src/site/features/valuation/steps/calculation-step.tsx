import { Check, LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../../../shared/ui/type.tsx';
import { logFailure } from '../../../../shared/page/log-failure.ts';
import { rangeQuestion } from '../home-of-funnel.ts';
import { useEstimate } from '../result/range-query.ts';
import type { StepProps } from './step-props.ts';

/** Each item stands at least this long, so that one can read it. */
const readingMs = 500;
const reading = () => new Promise((resolve) => setTimeout(resolve, readingMs));

const items = [
  'Lokale Daten werden erhoben',
  'Daten werden geprüft und die Preisspanne wird berechnet',
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

/**
 * Step 7: the server finds the data of the place and estimates the range, then the result is loaded. It continues by
 * itself, also without a range, which step 8 explains.
 */
export function CalculationStep({
  funnel,
  dispatch,
  loadResult,
}: StepProps & { loadResult: () => Promise<unknown> }) {
  const { counter } = funnel;
  const { mutateAsync } = useEstimate();
  const estimate = useEffectEvent(() => mutateAsync(rangeQuestion(funnel)));
  useEffect(() => {
    let isCurrent = true;
    const finish = (item: Promise<unknown>) =>
      Promise.all([item, reading()]).then(() => {
        if (isCurrent) dispatch({ kind: 'count' });
      });
    const calculate = async () => {
      const estimated = estimate()
        .then(({ id }) => isCurrent && dispatch({ kind: 'estimated', id }))
        .catch((error: unknown) => logFailure('Price range not estimated', error));
      await finish(Promise.resolve());
      await finish(estimated);
      await finish(loadResult().catch(() => undefined));
      if (isCurrent) dispatch({ kind: 'end-calculation' });
    };
    void calculate();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, loadResult]);
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
    </chakra.div>
  );
}
