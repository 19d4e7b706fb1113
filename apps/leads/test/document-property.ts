import { type PublicImage, type PublicProperty } from '@estate/contracts/catalog/public-property';

const image = (id: number, fields: Partial<PublicImage> = {}): PublicImage => ({
  id: String(id),
  title: `Bild ${id}`,
  position: id,
  is_floorplan: false,
  storage_path: `1/${id}.jpeg`,
  change_mark: `m${id}`,
  access_key: 'abcdefghijklmnop',
  origin: 'original',
  ...fields,
});

/** A house for sale as catalog describes it for a document. */
export const documentProperty = (fields: Partial<PublicProperty> = {}): PublicProperty => ({
  id: 1,
  title: 'Villa am Park',
  city: 'Hamburg',
  region: 'Winterhude',
  zip_code: '22303',
  country: 'DEU',
  price: 1_250_000,
  currency: 'EUR',
  marketing_type: 'BUY',
  rs_type: 'HOUSE',
  property_status_id: 170_241,
  website_status: 'aktiv',
  number_of_rooms: 6,
  living_space: 212,
  plot_area: 804,
  construction_year: 1926,
  courtage: '3,57 % inkl. MwSt.',
  long_description_note: 'Ein Haus mit Garten.\n\nRuhig gelegen.',
  furnishing_note: 'Kamin\nEinbauküche',
  drawbacks_note: 'Straße hörbar',
  map_point: { lng: 10.01, lat: 53.59, is_rough: true },
  amenities: [],
  optional_fields: [],
  images: [image(1), image(2), image(3, { origin: 'staged' }), image(4, { is_floorplan: true, title: null })],
  imported_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  ...fields,
});

export const documentImage = image;
