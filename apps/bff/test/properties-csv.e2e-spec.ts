import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedIn, type StaffWorld, startStaffWorld } from './staff-world.ts';

const row = (id: number) => ({
  id,
  unit_id: '007',
  title: '=1+1',
  zip_code: '01067',
  city: 'Dresden',
  marketing_type: 'RENT',
  rs_type: 'APARTMENT',
  property_status_id: 170_239,
  website_status: 'aktiv',
  openimmo_firstname: 'Änne',
  openimmo_lastname: 'Lührs',
  base_rent: 1_234.5,
  currency: 'EUR',
  image_count: 2,
  cover: null,
  is_energy_incomplete: false,
  version: 0,
  hidden_by: ['akquise'],
  imported_at: '2026-10-01T00:00:00.000Z',
});

let world: StaffWorld;
const asked: unknown[] = [];
beforeAll(async () => {
  world = await startStaffWorld();
  world.catalog.answer({
    'catalog.listForStaff': (query: { page: number }) => {
      asked.push(query);
      return { items: [row(query.page)], total: 501 };
    },
  });
}, 60_000);
afterAll(() => world.close());

it('saves every property of a search as a file that keeps leading zeros and runs nothing [S-2.102]', async () => {
  const headers = await signedIn(world);
  const response = await world.get('/api/admin/properties/export?q=elbe&sort=-price', { headers });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=immobilien.csv');
  const [head, ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?"ID";"Objektnummer";/);
  expect(lines).toHaveLength(2);
  const facts =
    '"\t007";"\'=1+1";"";"";"\t01067";"Dresden";"Miete";"Wohnung";"Akquise";"nein";"Status Akquise";"aktiv";' +
    '"Änne Lührs";"1234,5";"EUR"';
  expect(lines[0]).toContain(`"1";${facts}`);
  expect(lines[1]).toContain(`"2";${facts}`);
  expect(asked).toEqual([1, 2].map((page) => ({ q: 'elbe', sort: '-price', page, page_size: 500 })));
  const audited = await world.get('/api/admin/audit?limit=1', { headers });
  expect(await audited.json()).toMatchObject({
    items: [
      {
        action: 'GET /api/admin/properties/export',
        changes: [
          { field: 'searched', after: 'ja' },
          { field: 'exported', after: '2' },
        ],
      },
    ],
  });
});
