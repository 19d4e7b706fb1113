import type { Values } from '@estate/domain/forms/form';
import {
  type Dispatch,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { pushEvent } from '../../consent/data-layer.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { FunnelFrame } from './funnel-frame.tsx';
import { type FunnelAction, reduceFunnel } from './funnel-reducer.ts';
import { rememberFunnel, restoreFunnel } from './funnel-session.ts';
import type { Funnel } from './funnel-state.ts';
import { FunnelHead } from './parts/funnel-head.tsx';
import { StepTitle } from './parts/step-title.tsx';
import { AddressStep } from './steps/address-step.tsx';
import { CalculationStep } from './steps/calculation-step.tsx';
import { ConditionStep } from './steps/condition-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { PurposeStep } from './steps/purpose-step.tsx';
import { SubtypeStep, TypeStep } from './steps/type-step.tsx';
import { ThankYou } from './steps/thank-you.tsx';
import { useSaveAddress } from './use-save-address.ts';
import { useStepArrival } from './use-step-arrival.ts';
import { useStepHistory } from './use-step-history.ts';

const loadResultStep = () => import('./steps/result-step.tsx');

/** Step 8, in a separate chunk with the form library, which no other step needs. */
const ResultStep = lazy(async () => ({ default: (await loadResultStep()).ResultStep }));

/**
 * The free online valuation in eight steps (visitor-area §2). Answers are stored for the tab's session. `onBegun` gets
 * true once the visitor has passed the first step, otherwise false; `early` is the choice made before this code had
 * loaded.
 */
export function ValuationFunnel({
  onBegun,
  early,
}: {
  onBegun?: (hasBegun: boolean) => void;
  early: FunnelAction | undefined;
}) {
  const [funnel, dispatch] = useReducer(reduceFunnel, undefined, restoreFunnel);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  /** The typed values of step 8. In memory only, because the browser's storage must not contain contact data. */
  const contact = useRef<Values>({});

  const hasBegun = funnel.isSent || funnel.step > 1;
  // A layout effect runs before the paint, so that the page around the funnel changes together with the step.
  useLayoutEffect(() => onBegun?.(hasBegun), [onBegun, hasBegun]);
  useEffect(() => {
    if (early) dispatch(early);
  }, [early]);
  useEffect(() => rememberFunnel(funnel), [funnel]);
  const goBack = useStepHistory(funnel, dispatch);
  useStepArrival(funnel.isSent ? 'sent' : funnel.step, frame, heading);

  return (
    <FunnelFrame ref={frame}>
      {funnel.isSent ? (
        <ThankYou
          heading={heading}
          summary={funnel.summary}
          rangeId={funnel.rangeId}
          onReset={() => {
            contact.current = {};
            dispatch({ kind: 'reset' });
          }}
        />
      ) : (
        <>
          <FunnelHead funnel={funnel} onBack={goBack} />
          <StepTitle key={funnel.step} id={titleId} ref={heading} funnel={funnel} />
          <StepContent funnel={funnel} dispatch={dispatch} titleId={titleId} contact={contact} />
        </>
      )}
    </FunnelFrame>
  );
}

function StepContent({
  contact,
  ...step
}: {
  funnel: Funnel;
  dispatch: Dispatch<FunnelAction>;
  titleId: string;
  contact: RefObject<Values>;
}) {
  const { funnel, dispatch } = step;
  const saveAddress = useSaveAddress(funnel.startedAt, (id) => dispatch({ kind: 'address-saved', id }));
  switch (funnel.step) {
    case 1:
      return <TypeStep {...step} />;
    case 2:
      return <SubtypeStep {...step} />;
    case 3:
      return <DetailsStep {...step} />;
    case 4:
      return <ConditionStep {...step} />;
    case 5:
      return <PurposeStep {...step} />;
    case 6:
      return (
        <AddressStep
          {...step}
          onComplete={() => {
            saveAddress(funnel.address);
            pushEvent('conversion_form_address_success');
            dispatch({ kind: 'continue' });
          }}
        />
      );
    case 7:
      return <CalculationStep {...step} loadResult={loadResultStep} />;
    case 8:
      return (
        <Suspense fallback={<Skeleton h="24rem" />}>
          <ResultStep {...step} contact={contact} />
        </Suspense>
      );
  }
}
