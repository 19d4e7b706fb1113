import { amenityLabels } from '@estate/domain/property/amenities';
import { factLabels } from '@estate/domain/property/facts';
import { floorArea, isPlot } from '@estate/domain/property/main-area';
import { isGiven } from '@estate/domain/property/is-given';
import { monthlyCost } from '@estate/domain/property/monthly-cost';
import { isClosed, offerState, offerStateLabel } from '@estate/domain/property/offer-state';
import {
  amountOf,
  areaPrice,
  describePrice,
  formatMoney,
  isEuro,
  isPriceOnRequest,
  warmRent,
} from '@estate/domain/property/price';
import { isRent } from '@estate/domain/property/vocabulary';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { formatArea, formatCount } from '@estate/domain/text/format';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { finalEnergy } from '@estate/domain/property/energy-facts';
import { floorText } from '@estate/domain/property/floor-text';
import { floorAreaText } from '@estate/domain/property/rooms-and-area';
import { hasPurchaseCosts } from '@estate/domain/property/has-purchase-costs';
import { calculationWith } from '../../../purchase-costs/initial-calculation.ts';
import type { OwnFinancing } from '../../../purchase-costs/own-financing.ts';
import { monthText, ownRate } from '../../../purchase-costs/own-rate.ts';

interface Figure {
  label: string;
  /** Null if the property has no such figure. */
  text: (property: ComparedProperty) => string | null;
  /** The number to compare, and whether its lowest or its highest value is the best. */
  best?: { value: (property: ComparedProperty) => number | null; is: 'lowest' | 'highest' };
}

const positive = (value: number | null | undefined): number | null => (isGiven(value) ? value : null);

const money = (
  label: string,
  value: (property: ComparedProperty) => number | null,
  decimals?: number,
): Figure => ({
  label,
  text: (property) => {
    const amount = value(property);
    return amount === null ? null : formatMoney(amount, property.currency, decimals);
  },
  // Amounts in other currencies are shown and not compared.
  best: { value: (property) => (isEuro(property.currency) ? value(property) : null), is: 'lowest' },
});

/** The price to compare and to calculate with; null for a price on request, and for a sold or let property. */
const priceOf = (property: ComparedProperty): number | null =>
  isClosed(property) || isPriceOnRequest(property) ? null : amountOf(property);

type Amount = (property: ComparedProperty) => number | null;

const onlyRent =
  (value: Amount): Amount =>
  (property) =>
    isRent(property) ? value(property) : null;

const onlyPurchase =
  (value: Amount): Amount =>
  (property) =>
    isRent(property) ? null : value(property);

/** The price per m² of plots only, or of all others. */
const pricePerArea =
  (ofPlots: boolean): Amount =>
  (property) =>
    isPlot(property) !== ofPlots || isClosed(property) ? null : areaPrice(property);

/** The row of one kind of price, empty for the other kind. A price on request is shown as 'Preis auf Anfrage'. */
const priceRow = (label: 'Kaufpreis' | 'Kaltmiete'): Figure => ({
  ...money(label, label === 'Kaltmiete' ? onlyRent(priceOf) : onlyPurchase(priceOf)),
  text: (property) => {
    const price = describePrice(property);
    return price.label === label && !isClosed(property) ? price.text : null;
  },
});

/** The first result of the purchase cost calculator on the property's page; null if the page has no calculator. */
function calculationOf(property: ComparedProperty) {
  const { price } = property;
  return hasPurchaseCosts(property) && price ? calculationWith({ ...property, price }) : null;
}

const inEuros = (cents: number | undefined): number | null =>
  cents === undefined ? null : Math.round(cents / 100);

/** What a home for sale costs the visitor a month, by the amounts that the visitor typed. */
const monthRow = (own: OwnFinancing): Figure => ({
  ...money('Im Monat', (property) => monthlyCost(property, ownRate(property, own))),
  text: (property) => monthText(property, own),
});

function energyText(property: ComparedProperty): string | null {
  const parts = [energyClassOf(property)?.name, finalEnergy(property)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** The figures in the order of the table. Floor and year have no best value, because tastes differ. */
const figuresWith = (own: OwnFinancing): readonly Figure[] => [
  { label: 'Status', text: offerStateLabel },
  priceRow('Kaufpreis'),
  priceRow('Kaltmiete'),
  money('Kaufpreis pro m²', onlyPurchase(pricePerArea(false))),
  // A row of its own, because a plot's price per m² is far below that of a home.
  money('Grundstückspreis pro m²', onlyPurchase(pricePerArea(true))),
  money('Kaltmiete pro m²', onlyRent(pricePerArea(false)), 2),
  {
    label: 'Fläche',
    text: floorAreaText,
    best: { value: (property) => floorArea(property)?.value ?? null, is: 'highest' },
  },
  {
    label: factLabels.plot_area,
    text: ({ plot_area }) => formatArea(plot_area),
    best: { value: ({ plot_area }) => positive(plot_area), is: 'highest' },
  },
  {
    label: factLabels.number_of_rooms,
    text: ({ number_of_rooms }) => formatCount(number_of_rooms),
    best: { value: ({ number_of_rooms }) => positive(number_of_rooms), is: 'highest' },
  },
  { label: factLabels.floor, text: ({ floor }) => floorText(floor) },
  {
    label: factLabels.construction_year,
    text: ({ construction_year: year }) => (year ? String(year) : null),
  },
  {
    label: 'Energie',
    text: energyText,
    best: {
      value: (property) =>
        positive(property.energy_efficiency_value) ?? positive(property.thermal_characteristic),
      is: 'lowest',
    },
  },
  money(
    factLabels.rent_subsidy,
    onlyPurchase(({ rent_subsidy }) => positive(rent_subsidy)),
  ),
  money(
    factLabels.service_charge,
    onlyRent(({ service_charge }) => positive(service_charge)),
  ),
  money('Warmmiete', (property) => (isClosed(property) ? null : warmRent(property))),
  money('Kaufnebenkosten', (property) => inEuros(calculationOf(property)?.costs?.extra)),
  monthRow(own),
  {
    label: 'Ausstattung',
    text: ({ amenities }) => amenityLabels(amenities) || null,
  },
];

export interface Cell {
  text: string | null;
  isBest: boolean;
}

export interface Row {
  label: string;
  cells: readonly Cell[];
}

/** Whether a property is on offer. A reserved, sold or let property never has the best value. */
const isOpen = (property: ComparedProperty): boolean =>
  ['available', 'coming-soon'].includes(offerState(property));

/** The best of the values; null unless at least two of them differ. */
function bestOf(values: readonly (number | null)[], is: 'lowest' | 'highest'): number | null {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || lowest === highest) return null;
  return is === 'lowest' ? lowest : highest;
}

function rowOf({ label, text, best }: Figure, properties: readonly ComparedProperty[]): Row {
  const values = properties.map((property) => (best && isOpen(property) ? best.value(property) : null));
  const bestValue = best ? bestOf(values, best.is) : null;
  const cells = properties.map((property, index) => ({
    text: text(property),
    isBest: bestValue !== null && values[index] === bestValue,
  }));
  return { label, cells };
}

/** The rows of a comparison. A row that is empty for every property is left out. */
export const comparisonRows = (properties: readonly ComparedProperty[], own: OwnFinancing): Row[] =>
  figuresWith(own)
    .map((figure) => rowOf(figure, properties))
    .filter(({ cells }) => cells.some(({ text }) => text !== null));
