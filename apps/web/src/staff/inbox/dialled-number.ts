/**
 * A typed telephone number as it is dialled: digits, and a plus sign in front. The zero of "+49 (0) 351" is not dialled
 * from abroad; an extension such as "App. 12" and any other words behind the number are left out.
 */
export function dialledNumber(phone: string): string {
  const [number = ''] = /[+\d][^\p{L}#;]*/u.exec(phone) ?? [];
  return number.replace(/(?!^\+)\D/g, '').replace(/^(\+49|0049)0/, '$1');
}
