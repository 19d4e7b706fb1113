import { isClosed } from '@estate/domain/property/offer-state';
import { isPriceOnRequest } from '@estate/domain/property/price';
import { type StoredProperty } from './property.schema.ts';

/** The price and the fields from which it could be calculated; a deposit, for example, is a multiple of the rent. */
const priceKeys = ['price', 'base_rent', 'total_rent', 'price_per_sqm', 'deposit'] as const;
/**
 * The rental income. Hidden for sold properties, because it is the owner's private matter. Shown if the price is on
 * request, because the price cannot be calculated from it.
 */
const incomeKeys = ['rental_income_actual', 'rental_income_target', 'rental_income'] as const;
/**
 * Free texts about the commission. With a price on request, a text with an amount of money is hidden, because the price
 * can be calculated from it and the usual rate. A text with only a rate is shown.
 */
const commissionKeys = ['courtage', 'courtage_note'] as const;

const money = /€|\b(?:eur|euros?)\b/i;
const groupedThousands = /\d[.' \u00a0]\d{3}(?!\d)/;
/** A number of four digits or more, except years. */
const longNumber = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}/;

/** Whether a text contains an amount of money: a currency, or a number of a thousand or more. */
export const containsAmount = (text: string): boolean =>
  [money, groupedThousands, longNumber].some((pattern) => pattern.test(text));

/**
 * The fields hidden from visitors if the price reads 'Preis auf Anfrage', or if the property is sold or let, because
 * the final price is private. Costs that do not reveal the price stay visible: service charge, heating, and the price
 * of a parking space, which is offered separately.
 */
export function keysHiddenWithPrice(
  stored: Parameters<typeof isPriceOnRequest>[0] &
    Partial<Pick<StoredProperty, 'courtage' | 'courtage_note' | 'title' | 'property_status_id'>>,
): readonly string[] {
  if (isClosed(stored)) return [...priceKeys, ...commissionKeys, ...incomeKeys];
  if (!isPriceOnRequest(stored)) return [];
  return [...priceKeys, ...commissionKeys.filter((key) => containsAmount(stored[key] ?? ''))];
}
