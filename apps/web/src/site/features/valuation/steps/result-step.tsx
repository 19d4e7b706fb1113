import type { Condition } from '@estate/domain/forms/valuation-values';
import type { Values } from '@estate/domain/forms/form';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { chakra } from '#styled-system/jsx';
import { problemText } from '../../../../shared/api/problem-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { type FunnelAction, reduceFunnel } from '../funnel-reducer.ts';
import type { Funnel } from '../funnel-state.ts';
import { rangeQuestion } from '../home-of-funnel.ts';
import { priceRangeQuery, useEstimate } from '../result/range-query.ts';
import { RangeResult } from '../result/range-result.tsx';
import type { SharpeningField } from '../result/sharpen.tsx';
import { ContactStep } from './contact-step.tsx';
import type { StepProps } from './step-props.ts';

function answerAction(field: SharpeningField | 'district', text: string): FunnelAction {
  if (field === 'district') return { kind: 'choose-district', district: text };
  if (field === 'construction_year') return { kind: 'type-year', text };
  if (field === 'property_condition') return { kind: 'choose-condition', condition: text as Condition };
  return { kind: 'answer', name: field, text };
}

/** Step 8: the price range first, without asking who one is; below it the contact fields. */
export function ResultStep({
  contact,
  ...step
}: Pick<StepProps, 'funnel' | 'dispatch'> & { contact: RefObject<Values> }) {
  const { funnel, dispatch } = step;
  const { rangeId } = funnel;
  const estimate = useEstimate();
  const range = useQuery({ ...priceRangeQuery(rangeId ?? ''), enabled: rangeId !== null });
  const renew = (changed: Funnel) =>
    estimate.mutate(rangeQuestion(changed), { onSuccess: ({ id }) => dispatch({ kind: 'estimated', id }) });
  const answer = (field: SharpeningField | 'district', text: string) => {
    const action = answerAction(field, text);
    dispatch(action);
    renew(reduceFunnel(funnel, action));
  };
  const failure = estimate.error ?? range.error;
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      {range.data ? (
        <RangeResult stored={range.data} onAnswer={answer} />
      ) : failure || rangeId === null ? (
        <div role="alert">
          <p>
            Die Preisspanne ließ sich gerade nicht berechnen. {failure ? problemText(failure) : ''} Ihre
            Angaben sind noch da.
          </p>
          <Button tone="outline" mt="4" onClick={() => renew(funnel)}>
            Noch einmal berechnen
          </Button>
        </div>
      ) : (
        <Skeleton h="16rem" />
      )}
      <section aria-labelledby="genauer">
        <chakra.h4 id="genauer" fontSize="xl">
          Genauer und kostenlos vor Ort
        </chakra.h4>
        <chakra.p mt="2" mb="6" color="inkMuted">
          {range.data?.result.kind === 'range'
            ? 'Die Spanne gehört Ihnen, auch ohne diese Felder. Mit ihnen bekommen Sie sie per E-Mail, und wir melden uns.'
            : 'Mit diesen Feldern bekommen wir Ihre Angaben und melden uns.'}
        </chakra.p>
        <ContactStep {...step} contact={contact} />
      </section>
    </chakra.div>
  );
}
