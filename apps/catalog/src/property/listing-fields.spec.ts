import { PropertyUpsert } from '@estate/contracts/catalog/property';
import { describe, expect, it } from '@jest/globals';
import { listingFields } from './listing-fields.ts';

const fieldsOf = (record: object) =>
  listingFields(
    PropertyUpsert.parse({ id: 4711, property_status_id: 170241, marketing_type: 'BUY', ...record }),
  );

describe('what the lists know of a property', () => {
  it.each([
    ['the price of a sale', { price: 5, base_rent: 7 }, 5],
    ['the base rent of a rent', { marketing_type: 'RENT', price: 5, base_rent: 7 }, 7],
    ['nothing on inquiry', { price: 5, price_on_inquiry: true }, null],
    ['nothing for zero', { price: 0 }, null],
  ])('the amount by which lists sort a property is %s', (_what, record, amount) => {
    expect(fieldsOf(record)).toMatchObject({ amount, amount_asc: amount ?? Number.MAX_SAFE_INTEGER });
  });

  it.each([
    [0, 'Haus', 170241],
    [1, 'Haus', 170240],
    [2, 'Haus', 170242],
    [2, 'RESERVIERT: Haus', 170241],
    [3, 'Haus', 170243],
  ])(
    'the rank of the sales state is %d for the title %s with the status %d',
    (state_rank, title, property_status_id) => {
      expect(fieldsOf({ title, property_status_id })).toMatchObject({ state_rank });
    },
  );

  it('the search words of a property are its title, city and id, and its address only where that is public', () => {
    const record = {
      title: 'Großes  Haus',
      city: 'HAMBURG',
      name: 'Elbweg 1',
      street: 'Elbweg',
      house_number: '1',
    };
    expect(fieldsOf(record).words).toBe(' grosses haus hamburg 4711 ');
    const inEppendorf = { ...record, region: 'Eppendorf', zip_code: '20249' };
    expect(fieldsOf(inEppendorf).words).toBe(' grosses haus 20249 hamburg eppendorf hamburg nord 4711 ');
    expect(fieldsOf({ ...record, hide_address: false }).words).toContain(' elbweg 1 ');
    expect(fieldsOf(record).staff_words).toContain(' elbweg 1 ');
  });

  it.each([
    [
      { city: 'Hamburg', region: 'Eppendorf', zip_code: '20249' },
      ['hamburg', 'eppendorf', 'hamburg nord', '20249', '20249 hamburg', 'hamburg eppendorf'],
    ],
    [{ city: ' HAMBURG', region: 'Hamburg', zip_code: null }, ['hamburg']],
    [{ city: null, region: null }, []],
  ])('a property at the place %j is found under the place names %j', (place, places) => {
    expect(fieldsOf(place).places).toEqual(places);
  });

  it('the cover of a property is a floor plan only where there is no photo', () => {
    const plan = {
      id: 'plan',
      title: null,
      position: 1,
      is_floorplan: true,
      storage_path: 'p',
      change_mark: 'm',
    };
    const photo = { ...plan, id: 'photo', position: 9, is_floorplan: false };
    expect(fieldsOf({ images: [plan, photo] }).cover?.id).toBe('photo');
    expect(fieldsOf({ images: [plan] }).cover?.id).toBe('plan');
    expect(fieldsOf({}).cover).toBeNull();
  });

  it('the cover is a visualisation only where there is no photo, and has its origin', () => {
    const photo = {
      id: 'photo',
      title: 'Flur',
      position: 9,
      is_floorplan: false,
      storage_path: 'p',
      change_mark: 'm',
    };
    const staged = { ...photo, id: 'staged', title: 'Wohnzimmer (Visualisierung)', position: 1 };
    expect(fieldsOf({ images: [staged, photo] }).cover).toMatchObject({ id: 'photo', origin: 'original' });
    expect(fieldsOf({ images: [staged] }).cover).toMatchObject({ id: 'staged', origin: 'staged' });
  });

  it('a property whose updated_at is no valid time has no updated_time', () => {
    expect(fieldsOf({ updated_at: 'gestern' }).updated_time).toBeNull();
  });
});
