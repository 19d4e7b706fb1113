import { lettersOf } from './street-name.ts';

/**
 * A key that is equal for the same address in any spelling: 'Haupt-Str. 5 A' and 'Hauptstraße 5a'. Undefined without
 * street, number or postcode.
 */
export function addressKey(address: {
  street?: string | null | undefined;
  house_number?: string | null | undefined;
  zip_code?: string | null | undefined;
}): string | undefined {
  const street = lettersOf(address.street ?? '');
  const houseNumber = (address.house_number ?? '').toLocaleLowerCase('de').replace(/[\s.]/g, '');
  const postcode = (address.zip_code ?? '').trim();
  return street && houseNumber && postcode ? [street, houseNumber, postcode].join(' ') : undefined;
}
