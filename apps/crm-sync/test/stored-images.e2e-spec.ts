import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  pageSize,
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
/** The objects in the CRM's list, which leaves out archived ones. */
const listed = () => around.sim.stock.all().filter((unit) => unit.flat['archived'] !== true);
const pages = () => Math.ceil(listed().length / pageSize);
const reads = () => around.catalog.imageReads;
const single = () => reads().filter((ids) => ids.length === 1);

beforeAll(async () => {
  around = await startSurroundings({ properties: 20 });
  crmSync = await startCrmSync(around);
});
beforeEach(() => {
  reads().length = 0;
});
afterAll(async () => {
  await crmSync.close();
  await around.close();
});

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('the stored images of a stock', () => {
  it('are read once for a page, and once more under the lock of each object whose images are fetched', async () => {
    expect(await crmSync.sync()).toMatchObject({ success: true, created: listed().length });
    const withImages = listed().filter(({ images }) => images.some((image) => !image.is_private));
    expect(ascending(single().flat())).toEqual(ascending(withImages.map(({ id }) => id)));
    expect(reads()).toHaveLength(pages() + withImages.length);
  });

  it('are read once for a page and for no single object, if nothing about them changed', async () => {
    around.sim.stock.touch({ id: listed()[0]!.id, fields: { title: 'Neuer Titel' } });
    expect(await crmSync.sync()).toMatchObject({ success: true, updated: 1 });
    expect(reads()).toHaveLength(pages());
    expect(ascending(reads().flat())).toEqual(ascending(listed().map(({ id }) => id)));
  });

  it('are read once more for the one object whose image changed', async () => {
    const { id, images } = listed().find((unit) => unit.images.some((image) => !image.is_private))!;
    around.sim.stock.touch({ id, imageIds: [images.find((image) => !image.is_private)!.id] });
    expect(await crmSync.sync()).toMatchObject({ success: true, updated: 1 });
    expect(single()).toEqual([[id]]);
    expect(reads()).toHaveLength(pages() + 1);
  });

  it('are read by a sync without images only of objects with a private image, which must not stay public', async () => {
    expect(await crmSync.sync(false)).toMatchObject({ success: true });
    const withPrivate = listed().filter(({ images }) => images.some((image) => image.is_private));
    expect(ascending(reads().flat())).toEqual(ascending(withPrivate.map(({ id }) => id)));
  });

  it('are read once by the import of one object', async () => {
    const [first] = listed();
    await crmSync.importOne(first!.id);
    expect(reads()).toEqual([[first!.id]]);
  });
});
