import { costsOf } from '@estate/content/purchase-costs/costs';
import { purchaseTaxes, taxChoices } from '@estate/content/purchase-costs/purchase-taxes';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type DocumentBlock } from '@estate/contracts/media/documents';
import { type Cents } from '@estate/domain/property/amounts';
import { hasPurchaseCosts } from '@estate/domain/property/has-purchase-costs';
import { formatMoney } from '@estate/domain/property/price';
import { parseCommission } from '@estate/domain/property/read-commission';

const euros = (amount: Cents): string => formatMoney(amount / 100, 'EUR', 2);

/**
 * Price and costs of a purchase with their sum. Nothing if the tax, the commission or the price is not certain, because a
 * sum that may be wrong is worse than none.
 */
export function purchaseCostBlocks(property: PublicProperty): DocumentBlock[] {
  const commission = parseCommission(property.courtage);
  if (!hasPurchaseCosts(property) || !property.price || !commission) return [];
  const price = Math.round(property.price * 100);
  const taxes = purchaseTaxes(taxChoices(property).initial, price);
  if (!taxes) return [];
  const costs = costsOf({ price, taxes, commission });
  const rows: [string, string][] = [
    ['Kaufpreis', euros(price)],
    [taxes.name, euros(taxes.amount)],
    ...costs.fees.map(({ name, amount }): [string, string] => [name, euros(amount)]),
    ['Käuferprovision', euros(costs.commission)],
  ];
  const sources = taxes.sources.map(({ text, compiled }) => `${text} (${compiled})`).join('; ');
  return [
    { kind: 'heading', text: 'Kosten des Kaufs', level: 2 },
    { kind: 'facts', caption: null, rows, sum: ['Gesamt', euros(costs.total)] },
    { kind: 'paragraph', text: `Eigene Berechnung. ${sources}.`, small: true },
  ];
}
