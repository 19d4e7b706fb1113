import type { Dispatch } from 'react';
import type { FunnelAction } from '../funnel-reducer.ts';
import type { Funnel } from '../funnel-state.ts';

/** Props of each step. `titleId` is the id of the heading with the step's question. */
export interface StepProps {
  funnel: Funnel;
  dispatch: Dispatch<FunnelAction>;
  titleId: string;
}
