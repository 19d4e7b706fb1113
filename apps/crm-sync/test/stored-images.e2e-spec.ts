import { beforeEach, describe, expect, it } from '@jest/globals';
import { pageSize, startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 20 });
/** The objects in the CRM's list, which leaves out archived ones. */
const listed = () => around.sim.stock.all().filter((unit) => unit.flat['archived'] !== true);
const pages = () => Math.ceil(listed().length / pageSize);
const reads = () => around.catalog.imageReads;

beforeEach(() => {
  reads().length = 0;
});

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('the stored images of a stock', () => {
  it('the list of stored images is read from media once for each page of a sync, with or without images', async () => {
    expect(await crmSync.sync()).toMatchObject({ success: true, created: listed().length });
    expect(reads()).toHaveLength(pages());
    around.sim.stock.touch({ id: listed()[0]!.id, fields: { title: 'Neuer Titel' } });
    expect(await crmSync.sync()).toMatchObject({ success: true, updated: 1 });
    expect(reads()).toHaveLength(2 * pages());
    expect(ascending(reads().slice(pages()).flat())).toEqual(ascending(listed().map(({ id }) => id)));
  });

  it('a sync without images reads the stored images only for objects with a private image', async () => {
    expect(await crmSync.sync(false)).toMatchObject({ success: true });
    const withPrivate = listed().filter(({ images }) => images.some((image) => image.is_private));
    expect(ascending(reads().flat())).toEqual(ascending(withPrivate.map(({ id }) => id)));
  });

  it('the import of one object reads its list of stored images once', async () => {
    const [first] = listed();
    await crmSync.importOne(first!.id);
    expect(reads()).toEqual([[first!.id]]);
  });
});
