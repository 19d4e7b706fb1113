import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { GetSyncSettings, SetSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { withOrigins } from '@estate/domain/property/origin-in-title';
import { coverImage } from '@estate/domain/property/property-images';
import { type BatchResult } from '@estate/contracts/jobs';
import { createLog } from '@estate/server-kit/observability/log';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

const { around, crmSync } = await startedCrmSync({ properties: 40 });
const { freshId, downloads, unit, publicImages, stored } = stockOf(around);

beforeEach(() => {
  around.sim.faults.clear();
  around.sim.requests.clear();
});

describe('the import of one property', () => {
  it('an import stores a new property with its images and reports it as new [S-3.12]', async () => {
    const id = freshId();
    const result = await crmSync.importOne(id);
    const { title, city, price, base_rent } = stored(id);
    expect(result).toEqual({
      success: true,
      message: 'Import erfolgreich: Die Immobilie wurde neu importiert.',
      property: {
        id,
        title,
        city,
        price: price ?? base_rent ?? null,
        isUpdate: false,
        failedImageDetails: [],
      },
    });
    expect(stored(id).raw_data).toMatchObject({ id, name: unit(id).flat['name'] });
    const { images, storage_images } = stored(id);
    expect(images).toHaveLength(publicImages(id).length);
    expect(images.map(({ position }) => position)).toEqual(images.map((_image, index) => index));
    for (const { storage_path, change_mark, width } of images) {
      expect(around.media.has(storage_path, change_mark)).toBe(true);
      expect(width).toBe(1600);
    }
    expect(storage_images).toEqual(images.map(({ storage_path }) => storage_path));
    const covers = around.media.covers.filter((path) => path.startsWith(`${id}/`));
    expect(covers).toEqual([coverImage(withOrigins(images))?.storage_path]);
  });

  it('an import never requests a private image', async () => {
    const { id, images } = around.sim.stock
      .all()

      .findLast((one) => one.images.some((image) => image.is_private))!;
    const hidden = images.filter((image) => image.is_private).map((image) => String(image.id));
    await crmSync.importOne(id);
    const paths = Object.keys(around.sim.requests.report().paths).join(' ');
    for (const imageId of hidden) {
      expect(paths).not.toContain(imageId);
      expect(around.media.stored.has(`${id}/${imageId}.jpeg`)).toBe(false);
    }
    expect(downloads()).toBeGreaterThan(0);
  });

  it('a second import of a property downloads no image again and reports an update', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    around.sim.requests.clear();
    const writes = around.catalog.writes();
    const again = await crmSync.importOne(id);
    expect(again.message).toBe('Import erfolgreich: Die Immobilie wurde aktualisiert.');
    expect(again.property?.isUpdate).toBe(true);
    expect(downloads()).toBe(0);
    expect(around.catalog.writes()).toBe(writes);
  });

  it('an import downloads a changed image and removes one that is deleted or private in the CRM', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const [first, second] = publicImages(id);
    const before = stored(id).images.map(({ change_mark }) => change_mark);
    around.sim.requests.clear();
    around.sim.stock.touch({ id, imageIds: [first!.id], removeImageIds: [second!.id] });
    await crmSync.importOne(id);
    expect(downloads()).toBe(1);
    const { images } = stored(id);
    expect(images).toHaveLength(before.length - 1);
    expect(before).not.toContain(images.find((image) => image.id === String(first!.id))?.change_mark);
    expect(images.map((image) => image.id)).not.toContain(String(second!.id));
  });

  it('an import restores a property image that media lost', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const { storage_path, change_mark } = stored(id).images[1]!;
    around.media.stored.delete(storage_path);
    around.sim.requests.clear();
    await crmSync.importOne(id);
    expect(downloads()).toBe(1);
    expect(around.media.has(storage_path, change_mark)).toBe(true);
  });

  it('the drawbacks of a property are read from the CRM field that the settings name [S-2.150]', async () => {
    const { id } = around.sim.stock.all().find(({ custom }) => 'was_dagegen_spricht' in custom)!;
    await crmSync.importOne(id, false);
    expect(stored(id).drawbacks_note).toBe(unit(id).custom['was_dagegen_spricht']);
    const { next: _next, api_keys: _keys, ...settings } = await crmSync.client.call(GetSyncSettings, {});
    await crmSync.client.call(SetSyncSettings, { ...settings, drawbacks_field: '' });
    await crmSync.importOne(id, false);
    expect(stored(id).drawbacks_note).toBeNull();
  });

  it('the paid price of a property is read from the custom field that the settings name [S-2.151]', async () => {
    const { id } = around.sim.stock
      .all()
      .find(({ flat, fields }) => flat['sold_price'] || fields['sold_price'])!;
    await crmSync.importOne(id, false);
    const ofCrm = stored(id).sold_price;
    expect(ofCrm).toBeGreaterThan(0);
    const { next: _next, api_keys: _keys, ...settings } = await crmSync.client.call(GetSyncSettings, {});
    expect(settings.sold_price_field).toBe('');
    await crmSync.client.call(SetSyncSettings, { ...settings, sold_price_field: 'kaufpreis' });
    await crmSync.importOne(id, false);
    expect(stored(id).sold_price).toBeNull();
    await crmSync.client.call(SetSyncSettings, {
      ...settings,
      version: settings.version + 1,
      sold_price_field: '',
    });
    await crmSync.importOne(id, false);
    expect(stored(id).sold_price).toBe(ofCrm);
  });

  it('an import without images does not change the stored images of the property', async () => {
    const [existingId, unknown] = [freshId(), freshId()];
    await crmSync.importOne(existingId);
    const { images } = stored(existingId);
    around.sim.requests.clear();
    around.sim.stock.touch({
      id: existingId,
      fields: { title: 'Neuer Titel' },
      imageIds: [publicImages(existingId)[0]!.id],
    });
    expect((await crmSync.importOne(existingId, false)).success).toBe(true);
    expect(stored(existingId)).toMatchObject({ title: 'Neuer Titel', images });
    expect((await crmSync.importOne(unknown, false)).property?.isUpdate).toBe(false);
    expect(stored(unknown).images).toEqual([]);
    expect(downloads()).toBe(0);
  });
});

/** Runs `work` on a clock that is 30 s ahead; only Date is replaced. */
async function withClockAhead(work: () => Promise<unknown>): Promise<void> {
  jest.useFakeTimers({
    now: Date.now() + 30_000,
    advanceTimers: true,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

describe('several imports', () => {
  it('of two imports of a property the one that read the CRM later is stored, even if the clock of the other copy is 30 s ahead', async () => {
    const id = freshId();
    await withClockAhead(() => crmSync.importOne(id, false));
    around.sim.stock.touch({ id, fields: { title: 'Später gelesen' } });
    await crmSync.importOne(id, false);
    expect(stored(id).title).toBe('Später gelesen');
  });

  it('an import with images stores all of them, even if an import without images finished meanwhile', async () => {
    const id = freshId();
    const token = new ServiceToken('crm-sync', 'catalog', serviceKey);
    const client = new RpcClient(around.catalog.server.url, token, createLog('test'));
    let isFirst = true;
    around.catalog.slowDown(async () => {
      if (!isFirst) return;
      isFirst = false;
      const property = { id, property_status_id: 170241, images: null, storage_images: [] };
      await client.call(UpsertProperties, { fetched_at: new Date().toISOString(), properties: [property] });
    });
    const result = await crmSync.importOne(id);
    around.catalog.slowDown(undefined);
    await client.close();
    expect(result).toMatchObject({ success: true, property: { failedImageDetails: [] } });
    expect(stored(id).images).toHaveLength(publicImages(id).length);
    for (const { storage_path, change_mark } of stored(id).images)
      expect(around.media.has(storage_path, change_mark)).toBe(true);
  });

  it('an import of several properties lists the ids that the CRM does not have', async () => {
    const existingId = freshId();
    const { result, state } = await crmSync.run({
      kind: 'import-property',
      propertyIds: [existingId, 2, existingId],
    });
    expect(state).toBe('completed');
    expect(result).toMatchObject({ success: true, total: 2, successful: 1, failed: 1, created: 1 });
    expect((result as BatchResult).errors).toEqual([
      { propertyId: 2, error: 'Die Immobilie 2 wurde in Propstack nicht gefunden.' },
    ]);
  });
});

describe('catalog away for a moment', () => {
  it('an import succeeds after a short outage of catalog', async () => {
    const id = freshId();
    await around.catalog.server.close();
    const job = await crmSync.start({ kind: 'import-property', propertyId: id, importImages: false });
    await eventually(() => expect(around.sim.requests.report().total).toBeGreaterThan(0));
    await around.catalog.server.start();
    expect((await crmSync.ended(job)).state).toBe('completed');
    expect(around.catalog.properties.has(id)).toBe(true);
  });
});
