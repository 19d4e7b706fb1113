import type { Dispatch } from 'react';
import type { FunnelAction } from '../funnel-reducer.ts';
import type { Funnel } from '../funnel-state.ts';

/** What each step gets. `titleId` is the heading that asks its question. */
export interface StepProps {
  funnel: Funnel;
  dispatch: Dispatch<FunnelAction>;
  titleId: string;
}
