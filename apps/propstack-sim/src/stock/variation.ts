import { internalFields } from './internals.ts';
import { type Json, type JsonObject, type Unit } from './unit.ts';

/** An object beyond the demo stock: a copy of a demo object with another title, price and position. */
export function variation(model: Unit, id: number, number: number): Unit {
  const factor = 0.8 + ((number * 37) % 50) / 100;
  const { title, price = null, base_rent = null } = model.fields;
  const { unit_id, lat, lng } = model.flat;
  const fields: JsonObject = {
    ...model.fields,
    title: `${title as string}, Nr. ${number}`,
    price: scale(price, factor),
    base_rent: scale(base_rent, factor),
  };
  return {
    ...model,
    id,
    flat: {
      ...model.flat,
      ...internalFields(id, model.flat, fields),
      id,
      unit_id: `${(unit_id as string).slice(0, 2)}-${number}`,
      lat: shift(lat, number % 13),
      lng: shift(lng, number % 17),
    },
    fields,
    images: model.images.map((image, index) => ({ ...image, id: id * 100 + index })),
  };
}

const scale = (value: Json, factor: number): Json =>
  value === null ? null : Math.round((Number(value) * factor) / 10) * 10;

/** Shifts a coordinate by up to a kilometre, so that the variations are at different points on a map. */
const shift = (degrees: Json | undefined, steps: number) =>
  Number((Number(degrees) + steps * 0.0006).toFixed(6));
