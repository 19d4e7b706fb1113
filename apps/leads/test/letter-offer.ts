import { type LetterOffer } from '@estate/contracts/catalog/search-matches';

/** A flat in Winterhude as catalog describes it for a letter. */
export const letterOffer = (fields: Pick<LetterOffer, 'id'> & Partial<LetterOffer>): LetterOffer => ({
  title: `Wohnung ${fields.id}`,
  city: 'Hamburg',
  region: 'Winterhude',
  zip_code: '22303',
  country: 'DEU',
  price: 649_000,
  marketing_type: 'BUY',
  rs_type: 'APARTMENT',
  property_status_id: 170241,
  website_status: 'aktiv',
  number_of_rooms: 3,
  living_space: 84,
  amenities: [],
  image: null,
  imported_at: '2026-11-01T08:00:00.000Z',
  ...fields,
});

/** Its picture. */
export const letterImage: NonNullable<LetterOffer['image']> = {
  id: '7',
  title: null,
  position: 0,
  is_floorplan: false,
  storage_path: '7/cover.jpg',
  access_key: 'abcdefghijklmnop',
  change_mark: 'm1',
  origin: 'original',
};
