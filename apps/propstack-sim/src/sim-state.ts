import { type Faults } from './control/faults.ts';
import { type RequestCounter } from './control/request-counter.ts';
import { type Stock } from './stock/stock.ts';

/** What the routes of one simulator share. */
export interface SimState {
  stock: Stock;
  faults: Faults;
  requests: RequestCounter;
  keyV1: string;
  keyV2: string;
}
