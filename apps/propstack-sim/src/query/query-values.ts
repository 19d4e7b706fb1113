/** A URL query as Express's simple parser returns it: one or several values per name. Brackets are part of the name. */
export type Query = Record<string, unknown>;

export function textParameter(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The values of a list parameter. `status=1,2`, `status[]=1&status[]=2` and `status=1&status=2` are equivalent. */
export function listParameter(query: Query, name: string): string[] {
  const values = [query[name], query[`${name}[]`]].flat();
  return values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split(','))
    .filter(Boolean);
}

/** A parameter as a whole number of at least 1; else `otherwise`. As in the real V1, other values count as missing. */
export function numberParameter(query: Query, name: string, otherwise: number): number {
  const value = Number(textParameter(query, name));
  return Number.isInteger(value) && value >= 1 ? value : otherwise;
}

/** Whether a parameter has a value that Rails reads as true. */
export const isParameterOn = (query: Query, name: string) =>
  ['1', 'true'].includes(textParameter(query, name) ?? '');
