import { purchaseCosts } from '../sections/purchase-costs.ts';
import { spanishCosts, type SpanishTax } from '../sections/purchase-costs-spain.ts';
import type { RateSource } from '../sections/rate-source.ts';
import { texts } from '../texts.ts';
import { type Cents, type Rate, rateOf, rateText, shareOf } from '@estate/domain/property/amounts';
import { federalStates, isStateCode } from '@estate/domain/property/federal-states';
import { spanishRegionOf, spanishRegions } from '@estate/domain/property/spanish-regions';
import { federalStateOf } from './federal-state.ts';

/** What a buyer pays to the state and for deed and register. */
export interface PurchaseTaxes {
  /** Name with rate: 'Grunderwerbsteuer Hamburg (5,5 %)'. */
  readonly name: string;
  readonly amount: Cents;
  readonly fees: readonly { readonly name: string; readonly rate: Rate }[];
  /** The tax first, then the fees. */
  readonly sources: readonly [RateSource, RateSource];
}

const percentText = (percent: number): string => `${rateText(rateOf(percent))} %`;

function germanTaxes(code: string, price: Cents): PurchaseTaxes | null {
  if (!isStateCode(code)) return null;
  const { transferTaxes, transferTaxSource, feeSource, notaryPercent, registerPercent } =
    texts(purchaseCosts);
  const tax = transferTaxes.find(({ state }) => state === code);
  if (!tax) return null;
  const name = federalStates[code];
  const note = tax.note && ` ${tax.note}`;
  return {
    name: `Grunderwerbsteuer ${name} (${percentText(tax.percent)})`,
    amount: shareOf(price, rateOf(tax.percent)),
    fees: [
      { name: 'Notar', rate: rateOf(notaryPercent) },
      { name: 'Grundbuch', rate: rateOf(registerPercent) },
    ],
    sources: [
      { ...transferTaxSource, text: `Grunderwerbsteuer ${name}: ${percentText(tax.percent)}${note}` },
      feeSource,
    ],
  };
}

type Bands = SpanishTax['resale'];

/** The bands that a price reaches, the lowest first. */
const bandsUpTo = (bands: Bands, price: Cents): Bands =>
  bands.filter(({ from }) => from * 100 < price).toSorted((a, b) => a.from - b.from);

function wholeTax(bands: Bands, price: Cents): Cents {
  const percent = bandsUpTo(bands, price).at(-1)?.percent ?? 0;
  return shareOf(price, rateOf(percent));
}

const progressiveTax = (bands: Bands, price: Cents): Cents =>
  bandsUpTo(bands, price).reduce((sum, { from, percent }, index, reached) => {
    const end = reached[index + 1]?.from;
    const part = (end === undefined ? price : end * 100) - from * 100;
    return sum + shareOf(part, rateOf(percent));
  }, 0);

const ways = { resale: 'Gebraucht, von den Eigentümern', newBuild: 'Neu, vom Bauträger' } as const;

function spanishTaxes(code: string, price: Cents): PurchaseTaxes | null {
  const { taxes, taxSource, feeSource, notaryPercent, registerPercent, lawyerPercent } = texts(spanishCosts);
  const tax = taxes.find(({ region }) => code.startsWith(`ES-${region}-`));
  if (!tax) return null;
  const isNew = code.endsWith('newBuild');
  const amountOf = isNew || !tax.isProgressive ? wholeTax : progressiveTax;
  const amount = amountOf(isNew ? tax.newBuild : tax.resale, price);
  const share = rateText(Math.round((amount / price) * 10_000) * 10);
  return {
    name: `${isNew ? 'IVA und AJD' : 'Grunderwerbsteuer (ITP)'} ${spanishRegions[tax.region]} (${share} %)`,
    amount,
    fees: [
      { name: 'Notar', rate: rateOf(notaryPercent) },
      { name: 'Grundbuch', rate: rateOf(registerPercent) },
      { name: 'Anwalt', rate: rateOf(lawyerPercent) },
    ],
    sources: [taxSource, feeSource],
  };
}

/** The taxes by a code of `taxChoices` for a price above 0; null for an unknown code. */
export const purchaseTaxes = (code: string, price: Cents): PurchaseTaxes | null =>
  germanTaxes(code, price) ?? spanishTaxes(code, price);

interface TaxedPlace {
  region?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
  country?: string | null | undefined;
  construction_year?: number | null | undefined;
}

export interface TaxChoices {
  readonly label: string;
  /** What the field says while nothing is chosen. */
  readonly fault: string;
  /** The code that is certain by the property; '' if the visitor has to choose. */
  readonly initial: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Initial share of the price that the buyer pays without a loan. */
  readonly equityPercent: number;
}

/** Whether either can be the seller: the first sale of a new home pays VAT, each later one the tax on resales. */
const mayBeNew = ({ construction_year: year }: TaxedPlace): boolean =>
  typeof year !== 'number' || year >= new Date().getFullYear() - 1;

/** What the visitor chooses so that the tax of a purchase is known: the federal state, in Spain the kind of seller. */
export function taxChoices(property: TaxedPlace): TaxChoices {
  const region = spanishRegionOf(property);
  if (region) {
    const code = (way: string) => `ES-${region}-${way}`;
    return {
      label: `Kauf (${spanishRegions[region]})`,
      fault: 'Bitte wählen Sie, ob Sie gebraucht oder vom Bauträger kaufen.',
      initial: mayBeNew(property) ? '' : code('resale'),
      choices: Object.entries(ways).map(([name, label]) => ({ value: code(name), label })),
      equityPercent: texts(spanishCosts).equityPercent,
    };
  }
  return {
    label: 'Bundesland',
    fault: 'Bitte wählen Sie das Bundesland, in dem die Immobilie liegt.',
    initial: federalStateOf(property) ?? '',
    choices: Object.entries(federalStates).map(([value, label]) => ({ value, label })),
    equityPercent: texts(purchaseCosts).equityPercent,
  };
}
