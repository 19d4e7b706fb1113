import { browserStore, parsedJson } from '../../shared/storage/browser-store.ts';

/** What the visitor typed into the calculator's fields of the same names; an empty text is nothing typed. */
export interface OwnFinancing {
  /** Whether the visitor asked to see costs per month. Nothing is stored before (decision 63). */
  readonly isOn: boolean;
  readonly equity: string;
  readonly interest: string;
  readonly repayment: string;
}

export const nothingTyped: OwnFinancing = { isOn: false, equity: '', interest: '', repayment: '' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 24) : '');

function parse(json: string | null): OwnFinancing {
  const stored = parsedJson(json);
  if (typeof stored !== 'object' || stored === null) return nothingTyped;
  const { isOn, equity, interest, repayment } = stored as Partial<Record<keyof OwnFinancing, unknown>>;
  return {
    isOn: isOn === true,
    equity: textOf(equity),
    interest: textOf(interest),
    repayment: textOf(repayment),
  };
}

const store = browserStore('kosten-im-monat', parse, (own) =>
  own === nothingTyped ? null : JSON.stringify(own),
);

/** The visitor's amounts for a loan, which are stored in this browser only. */
export const useOwnFinancing = store.useValue;

/** Stores the amounts; `nothingTyped` removes them from the browser. */
export const setOwnFinancing = store.write;
