/** What a rule says of its kind of incident now; `unknown` changes nothing. */
export type Finding =
  | { readonly state: 'lasts'; readonly since: Date; readonly text: string }
  | { readonly state: 'over' }
  | { readonly state: 'unknown' };

export const over: Finding = { state: 'over' };
export const unknown: Finding = { state: 'unknown' };
