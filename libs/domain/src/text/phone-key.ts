/** A shorter number, e.g. an extension, does not identify a person. */
export const minPhoneDigits = 6;
const maxPhoneDigits = 20;

const significant = (digits: string): string => digits.replace(/^(?:\+|00)49/, '').replace(/^\+?0*/, '');
const digitsOf = (number: string): string => number.replace(/(?!^)\+|[^\d+]/g, '');

/**
 * The digits of a complete or incomplete telephone number, without the German country code and leading zeros, so that
 * `0170 5550123` and `+49 (0) 170 5550123` are equal.
 */
export const phoneDigits = (number: string): string => significant(digitsOf(number));

/** The digits of a complete telephone number; undefined if there are too few or too many to identify a person. */
export function phoneKey(number: string): string | undefined {
  const digits = digitsOf(number);
  if (digits.length > maxPhoneDigits) return undefined;
  const key = significant(digits);
  return key.length < minPhoneDigits ? undefined : key;
}

/** Whether a text is a telephone number: only digits and usual separators, and a valid number of digits. */
export const isPhone = (text: string): boolean =>
  /^[\s\d+()/.-]*$/.test(text) && phoneKey(text) !== undefined;
