import { type Cents, rateText, shareOf } from './amounts.ts';
import { isApartmentHouse, isBuy, isDwelling, isGermany } from './vocabulary.ts';
import { offerState, type OfferFields } from './offer-state.ts';
import { amountOf, formatMoney, isEuro, isPriceOnRequest, type PriceFields } from './price.ts';
import { type Commission, parseCommission } from './read-commission.ts';

/*
 * The paid order of a visitor, which makes a broker contract (§§ 312j, 652, 656a BGB), in place of the plain enquiry for
 * an exposé. Law: law.md, Broker contract and withdrawal; decision 72.
 */

/** Why an object keeps the plain enquiry, in German words for staff. */
export const orderObstacleTexts = {
  'not-offered': 'Aufträge sind für das Büro nicht eingeschaltet (Texte, „Kostenpflichtiger Auftrag“).',
  'not-released': 'Die Texte des Auftrags hat noch kein Anwalt freigegeben, oder eines heißt noch Entwurf.',
  'switched-off': 'Für diese Immobilie ist der Auftrag nicht eingeschaltet.',
  reviewed: 'Exposés dieser Immobilie verschicken Sie selbst; ein Auftrag wird aber sofort erfüllt.',
  'not-public': 'Die Immobilie ist nicht öffentlich.',
  'not-available': 'Die Immobilie ist reserviert, angekündigt, verkauft oder vermietet.',
  'not-for-sale': 'Mieter zahlen keine Provision: Bei Vermietungen gibt es nur die Anfrage.',
  'no-home':
    'Nur bei Wohnungen und Einfamilienhäusern; bei Gewerbe und allem anderen bleibt es bei der Anfrage.',
  abroad: 'Die Immobilie liegt im Ausland, oder ihr Preis ist nicht in Euro.',
  'no-price': 'Es gibt keinen öffentlichen Kaufpreis.',
  'no-commission': 'Es gibt keine Provision für Käufer.',
  'unclear-commission':
    'Aus dem Text der Provision lässt sich kein Betrag errechnen, zum Beispiel: 3,57 % inkl. MwSt.',
} as const;
export type OrderObstacle = keyof typeof orderObstacleTexts;

type OrderedProperty = OfferFields &
  PriceFields & {
    readonly rs_type?: string | null | undefined;
    readonly rs_category?: string | null | undefined;
    readonly country?: string | null | undefined;
    readonly courtage?: string | null | undefined;
  };

/** What the agency and its staff decided. */
export interface OrderSettings {
  /** The agency offers orders at all. */
  readonly isOffered: boolean;
  /** A lawyer released all texts. */
  readonly isReleased: boolean;
  readonly isSwitchedOn: boolean;
  /** Staff send the exposés of the property themselves. */
  readonly isReviewed: boolean;
  readonly isPublic: boolean;
}

/** Price and commission with VAT of an order. */
export interface OrderAmounts {
  readonly price: Cents;
  readonly commission: Cents;
  /** `3,57 % des Kaufpreises`; for a commission that is a sum, the sum. */
  readonly commissionText: string;
}

const amountIn = (commission: Commission, price: Cents): Cents =>
  'rate' in commission ? shareOf(price, commission.rate) : commission.amount;

const euros = (amount: Cents): string => formatMoney(amount / 100, 'EUR', 2);

/** Null if price or commission is not certain, or there is no commission. */
export function orderAmounts(property: OrderedProperty): OrderAmounts | null {
  const amount = amountOf(property);
  const rule = parseCommission(property.courtage);
  if (amount === null || isPriceOnRequest(property) || !rule) return null;
  const price = Math.round(amount * 100);
  const commission = amountIn(rule, price);
  if (commission <= 0) return null;
  const text = 'rate' in rule ? `${rateText(rule.rate)}\u00a0% des Kaufpreises` : euros(commission);
  return { price, commission, commissionText: `${text} inkl. MwSt.` };
}

function commissionObstacle({ courtage }: OrderedProperty): OrderObstacle | undefined {
  if (!courtage?.trim()) return 'no-commission';
  const rule = parseCommission(courtage);
  if (!rule) return 'unclear-commission';
  return amountIn(rule, 100_000_00) > 0 ? undefined : 'no-commission';
}

/** All reasons why a property keeps the plain enquiry; none if it is ordered instead. */
export function orderObstacles(property: OrderedProperty, settings: OrderSettings): OrderObstacle[] {
  const { isOffered, isReleased, isSwitchedOn, isReviewed, isPublic } = settings;
  const found: Readonly<Partial<Record<OrderObstacle, boolean>>> = {
    'not-offered': !isOffered,
    'not-released': !isReleased,
    'switched-off': !isSwitchedOn,
    reviewed: isReviewed,
    'not-public': !isPublic,
    'not-available': offerState(property) !== 'available',
    'not-for-sale': !isBuy(property),
    'no-home': !isDwelling(property) || isApartmentHouse(property),
    abroad: !isGermany(property.country) || !isEuro(property.currency),
    'no-price': isPriceOnRequest(property),
  };
  const commission = commissionObstacle(property);
  const obstacles = (Object.keys(found) as OrderObstacle[]).filter((name) => found[name]);
  return commission ? [...obstacles, commission] : obstacles;
}

/** Whether a property has the order in place of the plain enquiry. */
export const canBeOrdered = (property: OrderedProperty, settings: OrderSettings): boolean =>
  orderObstacles(property, settings).length === 0;
