import { UpsertProperties } from '@estate/contracts/catalog';
import { ListPropstackLogs } from '@estate/contracts/call-log';
import { type BatchResult } from '@estate/contracts/jobs';
import { createLog } from '@estate/server-kit/log';
import { createRpcClient } from '@estate/rpc/rpc-client';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
let next = 0;
/** An object that no earlier test has used. */
const freshId = () => around.sim.stock.all()[next++]!.id;
const downloads = () => around.sim.requests.report().images;
const unit = (id: number) => around.sim.stock.get(id)!;
const shown = (id: number) => unit(id).images.filter((image) => !image.is_private);
const stored = (id: number) => around.catalog.properties.get(id)!;

beforeAll(async () => {
  around = await startSurroundings({ properties: 40 });
  crmSync = await startCrmSync(around);
});
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.requests.clear();
});
afterAll(async () => {
  await crmSync.close();
  await around.close();
});

describe('the import of one property', () => {
  it('stores a new one with its images and says so', async () => {
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
    expect(images).toHaveLength(shown(id).length);
    expect(images.map(({ position }) => position)).toEqual(images.map((_image, index) => index));
    for (const { storage_path, change_mark, width } of images) {
      expect(around.media.stored.get(storage_path)).toBe(change_mark);
      expect(width).toBe(1600);
    }
    expect(storage_images).toEqual(images.map(({ storage_path }) => storage_path));
  });

  it('never asks for a private image', async () => {
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

  it('downloads nothing the second time, and says that it was an update', async () => {
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

  it('fetches an image that changed and forgets one that is gone or became private', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const [first, second] = shown(id);
    const before = stored(id).images.map(({ change_mark }) => change_mark);
    around.sim.requests.clear();
    around.sim.stock.touch({ id, imageIds: [first!.id], removeImageIds: [second!.id] });
    await crmSync.importOne(id);
    expect(downloads()).toBe(1);
    const { images } = stored(id);
    expect(images).toHaveLength(before.length - 1);
    expect(before).not.toContain(images.find((image) => image.id === String(first!.id))?.change_mark);
    expect(around.media.stored.has(`${id}/${second!.id}.jpeg`)).toBe(false);
  });

  it('brings back an image that media lost', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const { storage_path, change_mark } = stored(id).images[1]!;
    around.media.stored.delete(storage_path);
    around.sim.requests.clear();
    await crmSync.importOne(id);
    expect(downloads()).toBe(1);
    expect(around.media.stored.get(storage_path)).toBe(change_mark);
  });

  it('leaves the images as they are stored if it shall not import them', async () => {
    const [known, unknown] = [freshId(), freshId()];
    await crmSync.importOne(known);
    const { images } = stored(known);
    around.sim.requests.clear();
    around.sim.stock.touch({ id: known, fields: { title: 'Neuer Titel' }, imageIds: [shown(known)[0]!.id] });
    expect((await crmSync.importOne(known, false)).success).toBe(true);
    expect(stored(known)).toMatchObject({ title: 'Neuer Titel', images });
    expect((await crmSync.importOne(unknown, false)).property?.isUpdate).toBe(false);
    expect(stored(unknown).images).toEqual([]);
    expect(downloads()).toBe(0);
  });
});

describe('an image that fails', () => {
  it.each([
    ['truncated-image', 3, 'Die Bilddatei ist beschädigt oder kein Bild.'],
    ['html-redirect', 1, 'Der Bildserver leitet auf eine andere Adresse um.'],
    ['rubbish', 1, 'Die Datei ist kein Bild.'],
    ['server-error', 3, 'Der Bildserver antwortet mit HTTP 500.'],
    ['truncated-body', 3, 'Die Übertragung des Bildes ist abgebrochen.'],
    ['hang', 3, 'Der Bildserver ist nicht erreichbar.'],
  ] as const)('by %s is listed and stops nothing else', async (kind, count, reason) => {
    const id = freshId();
    const broken = shown(id)[1]!;
    around.sim.faults.add({ kind, count, path: `/images/photos/${broken.id}` });
    const { success, property } = await crmSync.importOne(id);
    expect(success).toBe(true);
    expect(property?.failedImageDetails).toEqual([
      {
        id: String(broken.id),
        title: broken.title,
        reason,
        url: `${around.sim.url}/images/photos/${broken.id}/original.jpg`,
      },
    ]);
    expect(stored(id).images.map((image) => image.id)).not.toContain(String(broken.id));
    expect(stored(id).images).toHaveLength(shown(id).length - 1);
    around.sim.requests.clear();
    expect((await crmSync.importOne(id)).property?.failedImageDetails).toEqual([]);
    expect(downloads()).toBe(1);
    expect(stored(id).images[1]?.id).toBe(String(broken.id));
  });

  it.each(['server-error', 'truncated-image'] as const)('is tried again after a passing %s', async (kind) => {
    const id = freshId();
    around.sim.faults.add({ kind, count: 2, path: `/images/photos/${shown(id)[0]!.id}` });
    expect((await crmSync.importOne(id)).property?.failedImageDetails).toEqual([]);
  });

  it('keeps its old version', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const old = stored(id).images[0]!;
    around.sim.stock.touch({ id, imageIds: [Number(old.id)] });
    around.sim.faults.add({ kind: 'truncated-image', count: 3, path: `/images/photos/${old.id}` });
    const { property } = await crmSync.importOne(id);
    expect(property?.failedImageDetails.map((failed) => failed.id)).toEqual([old.id]);
    expect(stored(id).images[0]).toEqual(old);
    expect(around.media.stored.get(old.storage_path)).toBe(old.change_mark);
  });

  it('because media is down is listed too', async () => {
    const id = freshId();
    around.media.break(true);
    const { property } = await crmSync.importOne(id);
    around.media.break(false);
    expect(property?.failedImageDetails).toHaveLength(shown(id).length);
    expect(property?.failedImageDetails[0]?.reason).toBe(
      'Der Bildspeicher hat das Bild nicht angenommen (HTTP 503).',
    );
    expect(stored(id).images).toEqual([]);
  });
});

describe('a CRM that does not answer as it should', () => {
  const failed = async (id: number) => {
    const result = await crmSync.importOne(id);
    expect(result).toMatchObject({ success: false, message: 'Import fehlgeschlagen' });
    return result.error;
  };

  it('does not know the property', async () => {
    expect(await failed(1)).toBe('Die Immobilie 1 wurde in Propstack nicht gefunden.');
    expect(around.catalog.properties.has(1)).toBe(false);
  });

  it.each([
    ['key-refused', 1, /^Propstack hat die Anfrage abgelehnt.*API-Key besitzt nicht genügend Rechte/],
    ['html-redirect', 1, /^Propstack hat eine unlesbare Antwort geschickt \(HTTP 302\)\.$/],
    ['rubbish', 1, /^Propstack hat eine unlesbare Antwort geschickt \(HTTP 200\)\.$/],
    ['unprocessable', 1, /^Propstack hat die Anfrage abgelehnt \(HTTP 422: page ist nicht gültig\)\.$/],
    ['server-error', 3, /^Propstack ist zurzeit überlastet oder gestört \(HTTP 500\)\.$/],
    ['hang', 3, /^Propstack ist zurzeit nicht erreichbar\.$/],
    ['truncated-body', 3, /^Propstack ist zurzeit nicht erreichbar \(HTTP 200\)\.$/],
  ] as const)('for %s the import fails with a clear text and stores nothing', async (kind, count, text) => {
    const id = freshId();
    around.sim.faults.add({ kind, count, path: '/v1/' });
    expect(await failed(id)).toMatch(text);
    expect(around.sim.faults.list()).toEqual([]);
    expect(around.catalog.properties.has(id)).toBe(false);
  });

  it.each(['server-error', 'truncated-body', 'hang'] as const)('a passing %s is overcome', async (kind) => {
    around.sim.faults.add({ kind, count: 1, path: '/v1/' });
    expect((await crmSync.importOne(freshId(), false)).success).toBe(true);
  });

  it('a break that it asks for is kept', async () => {
    around.sim.faults.add({ kind: 'rate-limit', count: 1, retryAfter: 1, path: '/v1/' });
    const since = performance.now();
    expect((await crmSync.importOne(freshId(), false)).success).toBe(true);
    expect(performance.now() - since).toBeGreaterThan(950);
    const { items } = await crmSync.client.call(ListPropstackLogs, { limit: 25 });
    expect(items.slice(0, 2).map(({ response_status }) => response_status)).toEqual([200, 429]);
  });
});

describe('several imports', () => {
  it('of one property take turns, those of different ones do not', async () => {
    const [one, other] = [freshId(), freshId()];
    const running = new Map<number, number>();
    const most = new Map<number, number>();
    let maxOfAll = 0;
    around.catalog.slowDown(async (id) => {
      running.set(id, (running.get(id) ?? 0) + 1);
      most.set(id, Math.max(most.get(id) ?? 0, running.get(id) ?? 0));
      maxOfAll = Math.max(
        maxOfAll,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
      running.set(id, (running.get(id) ?? 0) - 1);
    });
    const jobs = await Promise.all(
      [one, one, other, one].map((propertyId) => crmSync.start({ kind: 'import-property', propertyId })),
    );
    for (const job of jobs) expect((await crmSync.ended(job)).state).toBe('completed');
    around.catalog.slowDown(undefined);
    expect(most.get(one)).toBe(1);
    expect(maxOfAll).toBe(2);
  });

  it('leave no image out when a reading without images was stored meanwhile', async () => {
    const id = freshId();
    const client = createRpcClient({ url: around.catalog.server.url, log: createLog('test') });
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
    expect(stored(id).images).toHaveLength(shown(id).length);
    for (const { storage_path, change_mark } of stored(id).images)
      expect(around.media.stored.get(storage_path)).toBe(change_mark);
  });

  it('in one job name the ones that could not be found', async () => {
    const known = freshId();
    const { result, state } = await crmSync.run({ kind: 'import-property', propertyIds: [known, 2, known] });
    expect(state).toBe('completed');
    expect(result).toMatchObject({ success: true, total: 2, successful: 1, failed: 1, created: 1 });
    expect((result as BatchResult).errors).toEqual([
      { propertyId: 2, error: 'Die Immobilie 2 wurde in Propstack nicht gefunden.' },
    ]);
  });
});

describe('catalog away for a moment', () => {
  it('does not lose the import', async () => {
    const id = freshId();
    await around.catalog.server.close();
    const job = await crmSync.start({ kind: 'import-property', propertyId: id, importImages: false });
    await eventually(() => expect(around.sim.requests.report().total).toBeGreaterThan(0));
    await around.catalog.server.start();
    expect((await crmSync.ended(job)).state).toBe('completed');
    expect(around.catalog.properties.has(id)).toBe(true);
  });
});
