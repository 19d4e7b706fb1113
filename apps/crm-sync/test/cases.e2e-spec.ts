import { readFileSync } from 'node:fs';
import { amountOf } from '@estate/domain/property/price';
import { missingEnergyData } from '@estate/domain/property/energy-certificate';
import { type BatchResult } from '@estate/contracts/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Unit } from '../src/unit/unit.ts';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { stubCrm } from './stub-crm.ts';

/* Difficult inputs, one kind per file, served by a stub of the CRM. People and places are invented. */

const inputOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'));
const unitsOf = (name: string) => inputOf(name) as Unit[];
const { v1, v2 } = inputOf('rent-in-price') as { v1: Unit[]; v2: Unit[] };

const stock = [
  ...[
    'archived',
    'image-titles',
    'country',
    'numbers',
    'html',
    'name-as-title',
    'energy',
    'images',
    'words',
  ].flatMap(unitsOf),
  ...v1,
  ...v2,
];
const idOf = (unit: Unit) => Number(unit['id']);

const crm = await stubCrm();
crm.refused.set('heic-brand-only-named.jpg', 'Das Format HEIC kann nicht gelesen werden.');
crm.refused.set('huge-17000x17000-over-limit.png', 'Das Bild hat mehr als 80 Megapixel.');
const { around, crmSync } = await startedCrmSync(
  { properties: 1 },
  { PROPSTACK_BASE_URL: crm.url },
  { pageSize: 100 },
);
afterAll(() => crm.close());

const record = (id: number) => around.catalog.properties.get(id)!;

describe('one import of all inputs', () => {
  let result: BatchResult;
  const failedImages = () =>
    (result.failedImages ?? []).map(({ propertyId, id, reason }) => [propertyId, id, reason]);
  const refusedImages = [
    [9032, '11', 'Das Format HEIC kann nicht gelesen werden.'],
    [9032, '12', 'Das Bild hat mehr als 80 Megapixel.'],
  ];
  const importAll = async () => {
    const job = await crmSync.run({ kind: 'import-property', propertyIds: stock.map(idOf) });
    result = job.result as BatchResult;
  };
  beforeAll(async () => {
    crm.serve(stock);
    await importAll();
  });

  it('an import stores every property with unusual data correctly', () => {
    expect(result).toMatchObject({
      total: stock.length,
      successful: stock.length,
      failed: 0,
      imagesFailed: 2,
    });
  });

  it('an archived CRM object is taken off the website when an import or sync reads it', () => {
    expect(Object.fromEntries(around.catalog.removed)).toEqual({ 9551: 'archived' });
  });

  it.each(unitsOf('country').map(idOf))('the country of the CRM object %d is Germany [V-3.7]', (id) => {
    expect(record(id).country).toBe('DEU');
  });

  it.each<[number, object]>([
    [9510, { price: 349_000, living_space: 1_500, plot_area: 1_200 }],
    [9511, { price: 349_000, living_space: 80.5 }],
    [9028, { title: 'Haus & Garten "Süd"', description_note: 'Willkommen\n\nhell & ruhig' }],
    [9029, { description_note: 'Text' }],
    [9512, { title: null }],
    [9050, { street: 'Lindenweg', house_number: '4' }],
    [9531, { floor: '-1' }],
    [9053, { number_of_rooms: 3.5 }],
    [9520, { courtage: '3,57% + 1.000 EUR' }],
    [9534, { price_on_inquiry: true }],
    [9009, { price: null, data_warnings: [{ field: 'price', reason: 'implausible' }] }],
    [9025, { lat: null, lng: null, data_warnings: [{ field: 'lat', reason: 'implausible' }] }],
  ])('the CRM object %d is stored as the property %j', (id, fields) => {
    expect(record(id)).toMatchObject(fields);
  });

  it.each([9515, 9301])('the price of the rental property %d is stored as its rent', (id) => {
    expect(amountOf(record(id))).toBe(780);
  });

  it('optional fields of a property are shown if they have a value', () => {
    expect(record(9051).optional_fields).toEqual([
      { key: 'balcony', name: 'Balkon', value: true },
      { key: 'flooring_type', name: 'Boden', value: ['Fliesen', 'Parkett'] },
    ]);
  });

  it('staff get a warning about an expired energy certificate, and none about a missing one for a parking space', () => {
    expect(missingEnergyData(record(9562))).toEqual(['expired']);
    expect(missingEnergyData(record(9054))).toEqual([]);
  });

  it('each image of a property is stored once, and a floor plan is recognised by its title', () => {
    const images = (id: number) => record(id).images.map((image) => [image.id, image.is_floorplan]);
    expect(images(9031)).toEqual([
      ['5', false],
      ['7', true],
    ]);
    expect(images(9586)).toEqual([['1', false]]);
  });

  it('an image that is refused as invalid is listed with its reason and not downloaded again', async () => {
    expect(failedImages()).toEqual(refusedImages);
    crm.requests.length = 0;
    await importAll();
    expect(failedImages()).toEqual(refusedImages);
    expect(crm.requests.filter((path) => path.startsWith('/img'))).toEqual([]);
    const changed = stock.map((unit) =>
      idOf(unit) === 9032
        ? {
            ...unit,
            images: (unit['images'] as Unit[]).map((one) => ({ ...one, updated_at: '2026-11-26T09:00:00Z' })),
          }
        : unit,
    );
    crm.serve(changed);
    await crmSync.importOne(9032);
    expect(crm.requests.filter((path) => path.startsWith('/img'))).toHaveLength(3);
  });

  it('an image that became private is removed from the property, also by an import without images', async () => {
    const turned = stock.map((unit) =>
      idOf(unit) === 9031
        ? {
            ...unit,
            images: (unit['images'] as Unit[]).map((one) => ({ ...one, is_private: one['id'] === 7 })),
          }
        : unit,
    );
    expect(record(9031).images.map(({ id }) => id)).toEqual(expect.arrayContaining(['7']));
    crm.serve(turned);
    await crmSync.importOne(9031, false);
    expect(record(9031).images.map(({ id }) => id)).toEqual(['5']);
  });
});

describe('a list that is not as it should be', () => {
  const flat = (id: number): Unit => ({ ...v1[0], id });
  const stockOf = (count: number) => Array.from({ length: count }, (_, index) => flat(20_001 + index));

  beforeEach(() => {
    around.catalog.properties.clear();
    around.catalog.removed.clear();
  });

  it('a list of CRM objects is read to its end even if the CRM sends shorter pages than requested', async () => {
    crm.serve(stockOf(45), { most: 20 });
    const result = await crmSync.sync(false);
    expect(result).toMatchObject({ success: true, total: 45, successful: 45, failed: 0 });
    expect(result.removal).toMatchObject({ vanished: 0 });
    expect(result.removal).not.toHaveProperty('crm_fault');
    expect(around.catalog.properties.size).toBe(45);
    crm.serve(stockOf(44), { most: 20 });
    expect((await crmSync.sync(false)).removal).toMatchObject({ removed: 1 });
  });

  it('a sync fails if the CRM lists fewer objects than it announces, and the received ones stay stored', async () => {
    const pages = inputOf('short-pages') as unknown[];
    crm.serve([], { pages });
    const job = await crmSync.run({ kind: 'full-sync', importImages: false });
    expect(job.state).toBe('failed');
    expect(job.result).toMatchObject({
      error: expect.stringMatching(/nennt 6 Objekte und hat 5 geschickt/) as unknown,
    });
    expect([...around.catalog.properties.keys()]).toEqual([9201, 9203, 9202, 9204, 9206]);
  });

  it('a CRM object without an id is counted and named, and vanished objects are still removed', async () => {
    const [valid, nameless] = unitsOf('no-id');
    const others = stockOf(20);
    crm.serve([valid!, nameless!, ...others]);
    const first = await crmSync.sync(false);
    expect(first).toMatchObject({ success: true, total: 22, successful: 21, failed: 1 });
    expect(first.errors).toEqual([
      {
        propertyId: 0,
        error: 'Propstack hat ein Objekt ohne ID geschickt („Intern 1“). Es kann nicht übernommen werden.',
      },
    ]);
    crm.serve([valid!, nameless!, ...others.slice(0, -1)]);
    expect((await crmSync.sync(false)).removal).toMatchObject({ vanished: 1, removed: 1 });
  });
});
