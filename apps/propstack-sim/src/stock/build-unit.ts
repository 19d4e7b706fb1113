import { amountsOf } from './amounts.ts';
import { brokerOf } from './brokers.ts';
import { Chance } from './chance.ts';
import { energyOf } from './energy.ts';
import { factsOf } from './facts.ts';
import { imagesOf } from './images.ts';
import { customFields, flatInternals, labelledInternals } from './internals.ts';
import { notesOf } from './notes.ts';
import { type Place } from './place.ts';
import { placeOf, streets } from './places.ts';
import { categories, type Row } from './row.ts';
import { type Unit } from './unit.ts';

const firstId = 4_812_007;
const step = 13;
const firstDay = Date.UTC(2026, 5, 1, 6);
const lastDay = Date.UTC(2026, 9, 20, 18);

/** Builds the object at `index` of the stock. Its content depends only on `row` and `index`. */
export function buildUnit(row: Row, index: number): Unit {
  const id = firstId + index * step;
  const chance = new Chance(id);
  const place = placeOf(row.place);
  const changedAt = timestamp(lastDay - chance.int(0, 80 * 24 * 60) * 60_000);
  const address = addressOf(row, place, chance);
  const [rsType, objectType] = categories[row.category];
  const internals = flatInternals(row, id, chance);
  const amounts = amountsOf(row, chance);
  const facts = factsOf(row, chance);
  return {
    id,
    statusId: row.statusId,
    flat: {
      id,
      name: nameOf(row, place, address),
      unit_id: `${place.country === 'ESP' ? 'ES' : 'HH'}-${String((index * 389) % 9973).padStart(4, '0')}`,
      exposee_id: null,
      project_id: null,
      location_id: null,
      location_name: null,
      broker_id: brokerOf(place)['id'] ?? null,
      group_ids: place.country === 'ESP' ? [77] : [],
      archived: row.flags.has('archiviert'),
      ...address,
      hide_address: row.flags.has('verborgen'),
      marketing_type: row.deal,
      object_type: objectType,
      rs_type: rsType,
      rs_category: row.category === 'SEASIDE_APARTMENT' ? 'APARTMENT' : row.category,
      currency: 'EUR',
      property_space_value: row.space || row.plot,
      created_at: timestamp(firstDay + index * 3_600_000),
      updated_at: changedAt,
      ...internals,
      broker: brokerOf(place),
    },
    fields: {
      title: row.title,
      ...amounts,
      ...facts,
      ...energyOf(row, chance),
      ...notesOf(row, place, facts, chance),
      ...labelledInternals(row, chance),
    },
    custom: customFields(chance),
    images: imagesOf(row, place, id, changedAt, chance),
  };
}

/** The full address; some cities have a trailing blank, as editors leave them. */
function addressOf(row: Row, place: Place, chance: Chance) {
  const street = chance.pick(streets[place.country]);
  const houseNumber = String(chance.int(1, 140));
  const short = `${street} ${houseNumber}, ${place.zip} ${place.city}`;
  return {
    street,
    house_number: houseNumber,
    apartment_number: categories[row.category][0] === 'APARTMENT' ? `WE ${chance.int(1, 18)}` : null,
    zip_code: place.zip,
    city: chance.isLucky(0.08) ? `${place.city} ` : place.city,
    country: place.country,
    region: place.district ?? place.region,
    sublocality_level_1: place.district,
    address: `${short}, ${place.country === 'ESP' ? 'Spanien' : 'Deutschland'}`,
    short_address: short,
    lp_address: `${place.zip} ${place.city}`,
    lat: Number((place.lat + (chance.next() - 0.5) * 0.012).toFixed(6)),
    lng: Number((place.lng + (chance.next() - 0.5) * 0.018).toFixed(6)),
  };
}

function nameOf(row: Row, place: Place, address: ReturnType<typeof addressOf>) {
  const noun = categories[row.category][2];
  if (row.flags.has('name-ist-adresse')) return `${address.street} ${address.house_number} - ${noun}`;
  return `${noun} ${place.district ?? place.city}`;
}

/** A time in Propstack's format: milliseconds and German offset (the whole stock dates from summer time). */
function timestamp(time: number) {
  return new Date(Math.min(time, lastDay) + 7_200_000).toISOString().replace('Z', '+02:00');
}
