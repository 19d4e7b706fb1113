import { isDwelling, isRent } from '../property/vocabulary.ts';
import { application } from './application.ts';
import { expose } from './expose.ts';
import { order } from './order.ts';
import { question } from './question.ts';
import { viewing } from './viewing.ts';

export type PropertyForm =
  | typeof expose
  | typeof order
  | typeof viewing
  | typeof application
  | typeof question;

/**
 * The forms of a property on offer, the most wanted first. Who looks for a home to rent applies for it; a buyer, and the
 * tenant of commercial space, ask for the exposé, or order it where `isOrdered` (domain/property/broker-order.ts).
 */
export function formsOfProperty(
  property: {
    readonly marketing_type?: string | null | undefined;
    readonly rs_type?: string | null | undefined;
  },
  isOrdered = false,
): readonly [PropertyForm, ...PropertyForm[]] {
  const enquiry = isRent(property) && isDwelling(property) ? application : expose;
  return [isOrdered ? order : enquiry, viewing, question];
}
