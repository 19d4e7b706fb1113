import { federalStates, type StateCode } from '@estate/content/purchase-costs';
import { stateOfPostcode } from './postcode-states.ts';

const plain = (text: string | null | undefined): string => text?.trim().toLocaleLowerCase('de') ?? '';

const byName = new Map(federalStates.map(({ name, code }) => [plain(name), code]));

/** City states whose name is their city's. */
const cityStates: ReadonlySet<string> = new Set(['hamburg', 'bremen', 'berlin']);

interface Place {
  region?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
}

/**
 * The federal state of a property, as far as its record tells: the state's own name as region, a city state as city, or
 * else a postcode that lies in one state only. Undefined where that is not certain; then the visitor chooses.
 */
export function federalStateOf({ region, city, zip_code }: Place): StateCode | undefined {
  const named = byName.get(plain(region));
  if (named) return named;
  if (cityStates.has(plain(city))) return byName.get(plain(city));
  if (plain(city) === 'bremerhaven') return 'HB';
  return stateOfPostcode(zip_code?.trim() ?? '');
}
