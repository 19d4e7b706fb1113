/**
 * Converts a typed telephone number for a `tel:` link: digits with an optional leading plus sign. The zero of "+49 (0)
 * 351" and an extension such as "App. 12" or other words after the number are removed.
 */
export function dialledNumber(phone: string): string {
  const [number = ''] = /[+\d][^\p{L}#;]*/u.exec(phone) ?? [];
  return number.replace(/(?!^\+)\D/g, '').replace(/^(\+49|0049)0/, '$1');
}
