import { isDwelling, isRent } from './vocabulary.ts';

const none = /^(?:provisionsfrei|courtagefrei|keine\b|entfällt|0(?:[.,]0+)?\s*%?$)/i;

/**
 * Whether a buyer or tenant pays the agency nothing. The tenant of a dwelling never does, because who orders an agent for a
 * home to let pays (§ 2 Abs. 1a WoVermRG); of anything else the CRM's text must say so.
 */
export const isCommissionFree = (property: {
  readonly marketing_type?: string | null | undefined;
  readonly rs_type?: string | null | undefined;
  readonly courtage?: string | null | undefined;
}): boolean => (isRent(property) && isDwelling(property)) || none.test((property.courtage ?? '').trim());
