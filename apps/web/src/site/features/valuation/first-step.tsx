import { type Dispatch, useId } from 'react';
import { FunnelFrame } from './funnel-frame.tsx';
import type { FunnelAction } from './funnel-reducer.ts';
import { initialFunnel } from './funnel-state.ts';
import { FunnelHead } from './parts/funnel-head.tsx';
import { StepTitle } from './parts/step-title.tsx';
import { TypeStep } from './steps/type-step.tsx';

const waits = () => undefined;

/** The funnel's first step. It is part of the page's code, so that a click counts before the other steps are loaded. */
export function FirstStep({
  early,
  dispatch,
}: {
  /** The choice that the visitor made before the code of the next step has loaded. */
  early: FunnelAction | undefined;
  dispatch: Dispatch<FunnelAction>;
}) {
  const titleId = useId();
  const propertyType = early?.kind === 'choose-type' ? early.propertyType : null;
  const funnel = { ...initialFunnel, propertyType };
  return (
    <FunnelFrame>
      <FunnelHead funnel={funnel} onBack={waits} />
      <StepTitle id={titleId} funnel={funnel} />
      <TypeStep funnel={funnel} dispatch={dispatch} titleId={titleId} />
    </FunnelFrame>
  );
}
