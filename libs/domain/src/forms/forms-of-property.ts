import { isDwelling, isRent } from '../property/vocabulary.ts';
import { application } from './application.ts';
import { expose } from './expose.ts';
import { question } from './question.ts';
import { viewing } from './viewing.ts';

export type PropertyForm = typeof expose | typeof viewing | typeof application | typeof question;

/**
 * The forms of a property on offer, the most wanted first. Who looks for a home to rent applies for it; a buyer, and the
 * tenant of commercial space, ask for the exposé.
 */
export const formsOfProperty = (property: {
  readonly marketing_type?: string | null | undefined;
  readonly rs_type?: string | null | undefined;
}): readonly [PropertyForm, ...PropertyForm[]] => [
  isRent(property) && isDwelling(property) ? application : expose,
  viewing,
  question,
];
