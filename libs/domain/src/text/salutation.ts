/* Salutations of a person. Free of zod, so that pages need not load zod. */

export const salutations = ['herr', 'frau', 'divers'] as const;
export type Salutation = (typeof salutations)[number];

/** German labels of the salutations, in the order of the form's choices. */
export const salutationLabels: Readonly<Record<Salutation, string>> = {
  frau: 'Frau',
  herr: 'Herr',
  divers: 'Divers',
};
