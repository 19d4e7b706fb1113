import { isPriceOnRequest } from '@estate/contracts/price';
import { type StoredProperty } from './property.schema.ts';

/** The price itself, and what it can be computed from: a deposit is some months' rent. */
const priceKeys = ['price', 'base_rent', 'total_rent', 'price_per_sqm', 'deposit'] as const;
/** Free texts. A percentage or months of rent tell nothing, an amount tells the price once the usual rate is known. */
const commissionKeys = ['courtage', 'courtage_note'] as const;

const money = /€|\b(?:eur|euros?)\b/i;
const groupedThousands = /\d[.' \u00a0]\d{3}(?!\d)/;
/** Four digits or more, years apart. */
const longNumber = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}/;

/** Whether a text names an amount of money: a currency, or a number of a thousand or more. */
export const namesAmount = (text: string): boolean =>
  [money, groupedThousands, longNumber].some((pattern) => pattern.test(text));

/**
 * The fields that a visitor must not get where the price reads 'Preis auf Anfrage'. Costs that say nothing of it stay:
 * service charge, heating, and the price of a parking space, which is offered on its own.
 */
export function hiddenPriceKeys(
  stored: Parameters<typeof isPriceOnRequest>[0] &
    Partial<Pick<StoredProperty, 'courtage' | 'courtage_note'>>,
): readonly string[] {
  if (!isPriceOnRequest(stored)) return [];
  return [...priceKeys, ...commissionKeys.filter((key) => namesAmount(stored[key] ?? ''))];
}
