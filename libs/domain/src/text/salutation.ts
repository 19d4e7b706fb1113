/* How a person is addressed, free of zod. */

export const salutations = ['herr', 'frau', 'divers'] as const;
export type Salutation = (typeof salutations)[number];

/** In the order in which a form offers them. */
export const salutationLabels: Readonly<Record<Salutation, string>> = {
  frau: 'Frau',
  herr: 'Herr',
  divers: 'Divers',
};
