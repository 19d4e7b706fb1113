import { Chance } from './chance.ts';
import { demoRows } from './demo-rows.ts';
import { places, placeOf } from './places.ts';
import { categories, type Row } from './row.ts';

const praise = [
  'Gepflegte',
  'Helle',
  'Besondere',
  'Ruhig gelegene',
  'Charmante',
  'Großzügige',
  'Zentral gelegene',
];
const nouns: Record<string, string> = {
  Haus: 'Immobilie',
  Penthouse: 'Penthousewohnung',
  Loft: 'Loftwohnung',
  Bungalow: 'Bungalowanlage',
  Mehrfamilienhaus: 'Wohnanlage',
  Grundstück: 'Baufläche',
};

/** An object beyond the demo stock: a demo object at another place of the same country, with other figures. */
export function furtherRow(index: number): Row {
  const chance = new Chance(index * 7919 + 17);
  const model = demoRows[index % demoRows.length];
  if (!model) throw new RangeError('The demo stock is empty');
  const { country } = placeOf(model.place);
  const keys = Object.keys(places) as (keyof typeof places)[];
  const place = chance.pick(keys.filter((key) => placeOf(key).country === country));
  const scale = 0.8 + chance.next() * 0.5;
  const noun = categories[model.category][2];
  const reserved = model.statusId === 170242 ? 'Reserviert: ' : '';
  const { city, district } = placeOf(place);
  return {
    ...model,
    place,
    title: `${reserved}${chance.pick(praise)} ${nouns[noun] ?? noun} in ${district ?? city} Nr. ${index + 1}`,
    price: model.price === null ? null : Math.round((model.price * scale) / 10) * 10,
    space: Math.round(model.space * scale),
    plot: Math.round(model.plot * scale),
    year: model.year ? Math.min(2026, model.year + chance.int(-12, 12)) : 0,
  };
}
