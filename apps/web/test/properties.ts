import type {
  ComparedProperty,
  PropertyCard,
  PropertyImage,
  PropertyListPage,
  PublicProperty,
} from '../src/shared/api/types.ts';

export const buildImage = (part: Partial<PropertyImage> = {}): PropertyImage => ({
  id: '1',
  title: null,
  position: 0,
  is_floorplan: false,
  storage_path: '42/1.jpeg',
  change_mark: 'a1',
  access_key: 'KeyOfTheImage001',
  origin: 'original',
  ...part,
});

const villa = {
  id: 42,
  title: 'Villa an der Elbe',
  city: 'Hamburg',
  zip_code: '22587',
  country: 'DEU',
  price: 1_250_000,
  currency: 'EUR',
  marketing_type: 'BUY',
  rs_type: 'HOUSE',
  property_status_id: 170241,
  website_status: 'aktiv',
} as const;

export const buildCard = (part: Partial<PropertyCard> = {}): PropertyCard => ({
  ...villa,
  number_of_rooms: 6,
  living_space: 210.5,
  plot_area: 900,
  amenities: ['garden'],
  image: buildImage(),
  imported_at: '2026-11-01T08:00:00.000Z',
  ...part,
});

export const buildCompared = (part: Partial<ComparedProperty> = {}): ComparedProperty => ({
  ...buildCard(),
  ...part,
});

export const buildPage = (items: PropertyCard[], part: Partial<PropertyListPage> = {}): PropertyListPage => ({
  items,
  total: items.length,
  page: 1,
  page_size: 24,
  ...part,
});

export const buildProperty = (part: Partial<PublicProperty> = {}): PublicProperty => ({
  ...villa,
  amenities: [],
  optional_fields: [],
  images: [],
  imported_at: '2026-11-01T08:00:00.000Z',
  ...part,
});
