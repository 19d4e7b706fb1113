import { GetProperty } from '@estate/contracts/catalog/properties';
import {
  GetPropertyPreview,
  GetStaffRecord,
  ListForStaff,
  RestoreWebsiteStatus,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { type StaffQuery } from '@estate/contracts/catalog/staff-row';
import { staffColumns } from '@estate/domain/search/staff-filter';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogUnderTest, image, property, startCatalog } from './catalog-under-test.ts';

const energy = {
  building_energy_rating_type: 'ENERGY_REQUIRED',
  energy_efficiency_class: 'C',
  firing_types: 'GAS',
  energy_efficiency_value: 80,
  construction_year: 1911,
};

let catalog: CatalogUnderTest;
const list = (query: Partial<StaffQuery> = {}) =>
  catalog.client.call(ListForStaff, { page: 1, page_size: 100, ...query });
const ids = async (query: Partial<StaffQuery>) => (await list(query)).items.map(({ id }) => id);
const record = (id: number) => catalog.client.call(GetStaffRecord, { id });
const set = (propertyIds: number[], website_status: 'aktiv' | 'inaktiv', version?: number) =>
  catalog.client.call(SetWebsiteStatus, {
    ids: propertyIds,
    website_status,
    ...(version === undefined ? {} : { version }),
  });

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.store(
    property(1, { ...energy, title: 'Ärztehaus', city: 'Zeven', price: 300_000, living_space: 80 }),
    property(2, {
      ...energy,
      title: 'Bungalow',
      city: 'Ahrensburg',
      price: 200_000,
      number_of_rooms: 5,
      unit_id: 'WHG-0815',
      street: 'Mühlenstraße',
      house_number: '7 a',
      openimmo_firstname: 'Änne',
      openimmo_lastname: 'Lührs',
    }),
    property(3, { title: 'zwei Zimmer', marketing_type: 'RENT', price: null, base_rent: 900 }),
    property(4, {
      ...energy,
      title: 'Bungalow',
      property_status_id: 170239,
      rs_type: 'HOUSE',
      data_warnings: [{ field: 'price', reason: 'implausible' }],
    }),
    property(5, { ...energy, title: 'Castell', property_status_id: 1, rs_type: 'CASTLE' }),
  );
  await set([2], 'inaktiv');
});
afterAll(() => catalog.close());

describe('the order of the staff table', () => {
  it.each([
    ['title', [1, 2, 4, 5, 3]],
    ['-title', [3, 5, 4, 2, 1]],
    ['price', [3, 2, 1, 4, 5]],
    ['city', [2, 3, 4, 5, 1]],
    ['-id', [5, 4, 3, 2, 1]],
    ['property_status_id', [5, 4, 1, 2, 3]],
    ['-broker', [2, 5, 4, 3, 1]],
    ['-unit_id', [2, 5, 4, 3, 1]],
    ['website_status', [1, 3, 4, 5, 2]],
  ] as const)('the staff table of properties sorted by %s has the ids %j [S-7.6]', async (sort, order) => {
    expect(await ids({ sort })).toEqual(order);
  });

  it.each(staffColumns)(
    'the staff table of properties sorted by %s is reversed in the other direction, and its pages repeat no row',
    async (sort) => {
      const up = await ids({ sort });
      expect(await ids({ sort: `-${sort}` })).toEqual([...up].reverse());
      const pages = [1, 2, 3].map((page) => ids({ sort, page, page_size: 2 }));
      expect((await Promise.all(pages)).flat()).toEqual(up);
    },
  );
});

describe('the filters of the staff table', () => {
  it.each([
    [{ q: 'ÄRZTEHAUS' }, [1]],
    [{ q: 'aerztehaus zeven' }, [1]],
    [{ q: 'Zeven Arztehaus' }, [1]],
    [{ q: 'offenstrasse 7' }, [1, 3, 4, 5]],
    [{ q: '7 offenstr' }, [1, 3, 4, 5]],
    [{ q: 'Muehlenstr. 7a' }, [2]],
    [{ q: 'mühlenstraße 7 A' }, [2]],
    [{ q: 'mühlenstraße 70' }, []],
    [{ q: 'whg-0815' }, [2]],
    [{ q: 'lührs änne' }, [2]],
    [{ q: '#4' }, [4]],
    [{ q: '„Ärztehaus“' }, [1]],
    [{ q: '.*' }, []],
    [{ website_status: 'inaktiv' }, [2]],
    [{ property_status_id: 170239 }, [4]],
    [{ finding: 'offline' }, [2, 4, 5]],
    [{ finding: 'energy' }, [3]],
    [{ finding: 'unknown' }, [5]],
    [{ finding: 'warnings' }, [4]],
    [{ q: 'bungalow', finding: 'offline', website_status: 'aktiv' }, [4]],
  ] as const)('the staff table with the filter %j has the properties %j [S-2.100]', async (query, found) => {
    expect(await ids({ ...query, sort: 'id' })).toEqual(found);
  });

  it('the staff table has the reasons why a property is not online, and what its energy data lack', async () => {
    const { items } = await list({ sort: 'id' });
    expect(items.map(({ hidden_by }) => hidden_by)).toEqual([
      [],
      ['inaktiv'],
      [],
      ['akquise'],
      ['unknown-status'],
    ]);
    expect((await record(3)).missing_energy).toEqual(['certificate']);
    expect((await record(1)).missing_energy).toEqual([]);
  });
});

describe('two people who switch the same property', () => {
  it('of two people who switch the same property, the slower one is refused and sees the new state [S-7.7]', async () => {
    const { version } = await record(1);
    await set([1], 'inaktiv', version);
    await set([1], 'aktiv');
    await expect(set([1], 'inaktiv', version)).rejects.toMatchObject({
      problem: {
        code: 'outdated-record',
        status: 409,
        detail: 'Der Status wurde inzwischen von jemand anderem geändert.',
      },
    });
    expect(await record(1)).toMatchObject({ website_status: 'aktiv', version: version + 2 });
  });

  it('two people who switch a property to the same website status both succeed, so that a repeated call does no harm', async () => {
    const { version } = await record(1);
    await set([1], 'inaktiv', version);
    const [again] = (await set([1], 'inaktiv', version)).items;
    expect(again).toEqual({ id: 1, website_status: 'inaktiv', version: version + 1 });
    await set([1], 'aktiv');
  });
});

describe('taking a switch back', () => {
  it('the undo of a switch restores the former website status of each property, except where somebody switched it since', async () => {
    const before = new Map((await list()).items.map((row) => [row.id, row.website_status]));
    const { items, changed } = await set([1, 2, 3], 'inaktiv');
    expect(changed).toEqual([1, 3]);
    await set([3], 'aktiv');
    const made = items.filter(({ id }) => changed.includes(id)).map(({ id, version }) => ({ id, version }));
    const undone = await catalog.client.call(RestoreWebsiteStatus, { items: made });
    expect(undone.items.map(({ id, website_status }) => [id, website_status])).toEqual([[1, before.get(1)]]);
    expect(undone.unchanged).toEqual([3]);
    expect(undone.audit?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['ids', '1'],
      ['unchanged', '1'],
    ]);
    expect((await record(1)).hidden_by).toEqual([]);
    expect((await record(3)).website_status).toBe('aktiv');
  });

  it('the undo of a switch of website status changes nothing when it is repeated', async () => {
    const { items } = await set([1], 'inaktiv');
    const undo = () =>
      catalog.client.call(RestoreWebsiteStatus, { items: items.map(({ id, version }) => ({ id, version })) });
    expect((await undo()).items).toHaveLength(1);
    expect(await undo()).toEqual({ items: [], unchanged: [1], audit: null });
    expect((await record(1)).website_status).toBe('aktiv');
  });
});

describe('the preview of a property', () => {
  const preview = (id: number) => catalog.client.call(GetPropertyPreview, { id });

  it('the preview of a property is its public view as it will be online, with the access keys of its images', async () => {
    await catalog.store(
      property(6, { hide_address: true, property_status_id: 170239, images: [image('a')], price: 1 }),
    );
    const { property: hidden, hidden_by } = await preview(6);
    expect(hidden_by).toEqual(['akquise']);
    expect(hidden).not.toHaveProperty('street');
    expect(hidden.images.map(({ access_key }) => access_key)).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
    await catalog.store(property(6, { hide_address: true, images: [image('a')], price: 1 }));
    const online = await catalog.client.call(GetProperty, { id: 6 });
    const { property_status_id, imported_at, first_public_at } = online;
    expect({ ...hidden, property_status_id, imported_at, first_public_at }).toEqual(online);
    expect(await preview(6)).toEqual({ property: online, hidden_by: [] });
  });

  it('a property with an unknown id has no preview', async () => {
    await expect(preview(404)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });
});
