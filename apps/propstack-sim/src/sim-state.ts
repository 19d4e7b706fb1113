import { type Contacts } from './contacts/contacts.ts';
import { type Faults } from './control/faults.ts';
import { type RequestCounter } from './control/request-counter.ts';
import { type Hooks } from './hooks/hooks.ts';
import { type Stock } from './stock/stock.ts';

export interface SimState {
  stock: Stock;
  faults: Faults;
  requests: RequestCounter;
  hooks: Hooks;
  contacts: Contacts;
  keyV1: string;
  keyV2: string;
  /** The delay of each response in milliseconds. */
  latencyMs: number;
}
