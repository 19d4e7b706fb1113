import { erasingServices, type Erasure } from '@estate/contracts/leads/erasure';
import { type StaffSession, type StaffRole } from '@estate/contracts/identity/sign-in';
import { type Job } from '@estate/contracts/jobs';
import { type PropertyCard, type PublicProperty } from '@estate/contracts/catalog/public-property';

export const image = (id: string, position: number, isFloorPlan = false) => ({
  id,
  title: `Bild ${id}`,
  position,
  is_floorplan: isFloorPlan,
  storage_path: `42/${id}.jpeg`,
  change_mark: 'm1',
  access_key: `${id.padStart(4, '0')}KeyKeyKeyKey`,
  origin: 'original' as const,
});

export const card = (more: Partial<PropertyCard> = {}): PropertyCard => ({
  id: 42,
  title: 'Villa & Elbe',
  property_status_id: 170_241,
  website_status: 'aktiv',
  amenities: [],
  image: image('1', 1),
  imported_at: '2026-10-01T00:00:00.000Z',
  ...more,
});

export const property = (more: Partial<PublicProperty> = {}): PublicProperty => ({
  id: 42,
  title: 'Villa & Elbe',
  city: 'Hamburg',
  zip_code: '22587',
  country: 'DEU',
  price: 1_250_000,
  currency: 'EUR',
  marketing_type: 'BUY',
  rs_type: 'HOUSE',
  property_status_id: 170_241,
  website_status: 'aktiv',
  number_of_rooms: 7,
  living_space: 240,
  description_note: 'Ein Haus   mit\nBlick auf den Strom.',
  amenities: [],
  optional_fields: [],
  images: [image('9', 1, true), image('2', 3), image('1', 2)],
  imported_at: '2026-10-01T00:00:00.000Z',
  ...more,
});

/** catalog's response with the images of property 42, which is public; empty for other properties. */
export const imageAccess = (id: number) => ({
  images:
    id === 42
      ? property().images.map(({ storage_path, access_key, change_mark }) => ({
          storage_path,
          access_key,
          change_mark,
        }))
      : [],
});

export const session = (role: StaffRole | null): StaffSession => ({
  user: { id: 'u1', email: 'chef@example.test', name: 'Chef', broker: null },
  role,
});

export const job = (more: Partial<Job> = {}): Job => ({
  id: 'import-1',
  kind: 'import-property',
  state: 'active',
  progress: { total: 1, done: 0, successful: 0, failed: 0 },
  result: null,
  started_by: 'u1',
  created_at: '2026-10-01T00:00:00.000Z',
  finished_at: null,
  ...more,
});

export { lead } from '@estate/test-kit/lead-detail';

/** The record of a property as staff see it. */
export const staffRecord = (website_status: string) => ({
  id: 42,
  property_status_id: 170_241,
  website_status,
  imported_at: '2026-10-01T00:00:00.000Z',
  missing_energy: [],
  version: 2,
  hidden_by: [],
});

/** An erasure that every service has confirmed. */
export const erasure = (more: Partial<Erasure> = {}): Erasure => ({
  id: '0b1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a22',
  subject: 'person',
  requested_at: '2026-11-20T09:00:00.000Z',
  done_at: '2026-11-20T09:00:01.000Z',
  parts: erasingServices.map((service) => ({
    service,
    confirmed_at: '2026-11-20T09:00:01.000Z',
    erased: service === 'leads' ? { leads: 2 } : {},
    left: {},
  })),
  ...more,
});

export const exposeRequest = {
  propertyId: 42,
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.test',
  agreeToTerms: true,
};

/** A valid body of `PUT /api/admin/sync/settings`. */
export const apiTestResult = {
  success: true,
  apiVersion: 'v1',
  endpoint: 'https://crm.example/v1/units/42',
  queryParams: { expand: '1' },
  statusCode: 200,
  duration: 12,
  text: '{"id": 42, "rooms": 1.0}',
};

export const syncSettings = {
  full_sync: { is_on: true, at: '03:30' },
  incremental_sync: { is_on: true, every_minutes: 15 },
  api_version: 'v1',
  removal: { limit_percent: 10 },
  drawbacks_field: 'was_dagegen_spricht',
  sold_price_field: '',
  version: 1,
};

export const noticeSettings = { recipients: ['a'.repeat(24)], mails_after_minutes: 30, version: 1 };

export const currentSyncSettings = {
  ...syncSettings,
  api_keys: { v1: true, v2: false },
  next: { full_sync: '2026-11-24T02:30:00.000Z', incremental_sync: '2026-11-23T10:15:00.000Z' },
};

/** A section of the website's words, without fields. */
export const sectionDetail = () => ({
  key: 'sell',
  title: 'Verkaufen',
  text: 'Die Seite für Verkäufer.',
  group: 'Seiten',
  pages: ['/verkaufen'],
  is_legal: false,
  version: null,
  draft: null,
  fields: {},
  published: {},
});

/** What staff say about a reference table. */
export const referenceSource = {
  source: 'Probetabelle',
  year: 2025,
  page: 'S. 12',
  prices: 'sales',
  has_new_buildings: false,
  licence: 'dl-de/by-2-0',
} as const;

export const referenceTable = () => ({
  id: 't1',
  ...referenceSource,
  row_count: 1,
  state: 'unreleased',
  outdated_from: '2027-07-01',
  is_demo: false,
  imported_by: { id: 'p1', name: 'Anna' },
  imported_at: '2026-11-29T08:00:00.000Z',
  released_by: null,
  released_at: null,
});
