type Filled<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export const filledFields = <Fields extends object>(fields: Fields): Filled<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Filled<Fields>;
