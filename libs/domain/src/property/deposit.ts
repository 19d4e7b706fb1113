import { readGermanAmount } from '../text/german-amount.ts';
import { formatMoney, type PriceFields, publicAmount } from './price.ts';

/** `3 Kaltmieten`, `2,5 Monatsmieten netto`. The deposit is one of rents without additional costs (§ 551 BGB). */
const ofRents = /^(\d(?:[.,]\d)?)\s*(?:netto-?)?(?:kalt|monats|grund)mieten?(?:\s*\(?(?:netto|kalt)\)?)*$/i;

/** The deposit as the CRM's text, with its amount if the text names a number of cold rents; null without one. */
export function depositText(
  property: PriceFields & { readonly deposit?: string | null | undefined },
): string | null {
  const text = property.deposit?.trim() ?? '';
  if (text === '') return null;
  const [, count = ''] = ofRents.exec(text) ?? [];
  const rent = publicAmount(property);
  const rents = readGermanAmount(count.replace('.', ','));
  return rents && rent ? `${text} (${formatMoney(rents * rent, property.currency)})` : text;
}
