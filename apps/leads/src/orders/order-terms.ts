import { createHash } from 'node:crypto';
import { withFacts } from '@estate/content/agency-facts';
import { brokerOrder } from '@estate/content/sections/broker-order';
import { texts } from '@estate/content/texts';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type OrderOffer, orderTextNames } from '@estate/contracts/leads/orders';
import { fillIn } from '@estate/domain/forms/facts';
import { type OrderAmounts } from '@estate/domain/property/broker-order';
import { addressOf } from '@estate/domain/property/place-name';
import { formatMoney } from '@estate/domain/property/price';

const titles: Readonly<Record<(typeof orderTextNames)[number], string>> = {
  contract: 'Maklervertrag',
  commission: 'Provision',
  withdrawal: 'Widerrufsbelehrung',
  sampleForm: 'Muster-Widerrufsformular',
  startEarly: 'Sofort beginnen',
  loseRight: 'Erlöschen des Widerrufsrechts',
};

/** What a visitor sees before the order of a property, in the published words. */
export function orderOffer(
  property: Pick<PublicProperty, 'title'> & Parameters<typeof addressOf>[0],
  { price, commission, commissionText }: OrderAmounts,
): OrderOffer {
  const priceText = formatMoney(price / 100, 'EUR', price % 100 === 0 ? 0 : 2);
  const amountText = formatMoney(commission / 100, 'EUR', 2);
  const values = {
    Immobilie: property.title,
    Kaufpreis: priceText,
    Provision: commissionText,
    Betrag: amountText,
  };
  const words = texts(brokerOrder);
  const shown: Omit<OrderOffer, 'terms'> = {
    facts: [
      ['Immobilie', property.title],
      ['Lage', addressOf(property)],
      ['Kaufpreis', priceText],
      ['Provision für Sie', commissionText],
      ['Das sind', `${amountText} inkl. MwSt., fällig nur bei einem Kauf`],
    ],
    texts: orderTextNames.map((name) => {
      const { version, text } = words[name];
      const filled = withFacts(text);
      return {
        name,
        title: titles[name],
        version,
        text: name === 'commission' ? fillIn(filled, values) : filled,
      };
    }),
  };
  return { terms: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'), ...shown };
}
