import { type Dispatch, useId } from 'react';
import { FunnelFrame } from './funnel-frame.tsx';
import type { FunnelAction } from './funnel-reducer.ts';
import { initialFunnel } from './funnel-state.ts';
import { FunnelHead } from './parts/funnel-head.tsx';
import { StepTitle } from './parts/step-title.tsx';
import { TypeStep } from './steps/type-step.tsx';

const waits = () => undefined;

/** The funnel as it begins, part of the page, so that a press counts before the code of the other steps is there. */
export function FirstStep({
  early,
  dispatch,
}: {
  /** What was chosen here, until the next step can follow. */
  early: FunnelAction | undefined;
  dispatch: Dispatch<FunnelAction>;
}) {
  const titleId = useId();
  const propertyType = early?.kind === 'choose-type' ? early.propertyType : null;
  const funnel = { ...initialFunnel, propertyType };
  return (
    <FunnelFrame>
      <FunnelHead step={1} onBack={waits} />
      <StepTitle id={titleId} funnel={funnel} />
      <TypeStep funnel={funnel} dispatch={dispatch} titleId={titleId} />
    </FunnelFrame>
  );
}
