/** The value if it is one of these; otherwise undefined. */
export const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);
