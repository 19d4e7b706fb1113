import { readData, readStock } from '../read-data.ts';
import { labels } from '../v1/labels.ts';
import { internalFields } from './internals.ts';
import { type JsonObject, type Unit, type UnitImage } from './unit.ts';

/**
 * An object in `data/stock`. Its fields have the names of the CRM's API; only those used here are declared. A missing
 * field gets the value from `data/defaults.json`.
 */
interface Entry {
  id: number;
  property_status_id: number;
  broker_id: number;
  street: string;
  house_number: string;
  zip_code: string;
  city: string;
  country: string;
  updated_at: string;
  custom_fields: JsonObject;
  images: (Pick<UnitImage, 'motif' | 'title'> & Partial<UnitImage>)[];
}

const defaults = readData('defaults') as JsonObject;
const brokers = readData('brokers') as JsonObject;

export const demoUnits: readonly Unit[] = (readStock() as Entry[]).map(unitOf).sort((a, b) => a.id - b.id);

function unitOf({ property_status_id, custom_fields, images, ...entry }: Entry): Unit {
  const { id, broker_id, updated_at } = entry;
  const flat: JsonObject = {};
  const fields: JsonObject = {};
  for (const [name, value] of Object.entries({ ...defaults, ...entry })) {
    (name in labels ? fields : flat)[name] = value;
  }
  return {
    id,
    statusId: property_status_id,
    flat: {
      ...flat,
      ...addressLines(entry),
      ...internalFields(id, flat, fields),
      broker: brokers[broker_id] ?? null,
    },
    fields,
    custom: { objekt_webseiten_url: null, ...custom_fields },
    images: images.map((image, index) => ({
      // The image id contains the object's id. The first two images have the same position, as in the CRM.
      id: id * 100 + index,
      position: Math.max(0, index - 1),
      is_private: false,
      is_floorplan: false,
      is_not_for_exposee: false,
      tags: null,
      updated_at,
      revision: 0,
      isLarge: false,
      isTurned: false,
      gps: null,
      ...image,
    })),
  };
}

/**
 * The address lines of an object. As in the real CRM, some cities have a trailing blank, which these lines do not
 * contain.
 */
function addressLines({
  street,
  house_number,
  zip_code,
  city,
  country,
}: Omit<Entry, 'property_status_id' | 'custom_fields' | 'images'>) {
  const place = `${zip_code} ${city.trim()}`;
  const short = `${street} ${house_number}, ${place}`;
  const address = `${short}, ${country === 'ESP' ? 'Spanien' : 'Deutschland'}`;
  return { address, short_address: short, lp_address: place };
}
