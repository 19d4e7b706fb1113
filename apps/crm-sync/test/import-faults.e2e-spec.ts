import { ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

const tries = 2;
const { around, crmSync } = await startedCrmSync(
  { properties: 40 },
  {},
  { maxTries: tries, requestTimeoutMs: 800 },
);
const { freshId, downloads, publicImages, stored } = stockOf(around);

beforeEach(() => {
  around.sim.faults.clear();
  around.sim.requests.clear();
});

describe('an image that fails', () => {
  it.each([
    ['truncated-image', tries, 'Die Bilddatei ist beschädigt oder kein Bild.'],
    ['html-redirect', 1, 'Der Bildserver leitet auf eine andere Adresse um.'],
    ['rubbish', 1, 'Die Datei ist kein Bild.'],
    ['server-error', tries, 'Der Bildserver antwortet mit HTTP 500.'],
    ['truncated-body', tries, 'Das Bild kam nicht ganz an; die Übertragung ist abgebrochen.'],
    ['hang', tries, 'Der Bildserver ist nicht erreichbar.'],
  ] as const)(
    'an image whose import fails by %s is listed, and the others are stored',
    async (kind, count, reason) => {
      const id = freshId();
      const broken = publicImages(id)[1]!;
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
      expect(stored(id).images).toHaveLength(publicImages(id).length - 1);
      around.sim.requests.clear();
      expect((await crmSync.importOne(id)).property?.failedImageDetails).toEqual([]);
      expect(downloads()).toBe(1);
      expect(stored(id).images[1]?.id).toBe(String(broken.id));
    },
  );

  it.each(['server-error', 'truncated-image'] as const)(
    'the download of an image is repeated after a temporary %s',
    async (kind) => {
      const id = freshId();
      around.sim.faults.add({ kind, count: tries - 1, path: `/images/photos/${publicImages(id)[0]!.id}` });
      expect((await crmSync.importOne(id)).property?.failedImageDetails).toEqual([]);
    },
  );

  it('the stored version of an image is kept if the import of its new version fails', async () => {
    const id = freshId();
    await crmSync.importOne(id);
    const old = stored(id).images[0]!;
    around.sim.stock.touch({ id, imageIds: [Number(old.id)] });
    around.sim.faults.add({ kind: 'truncated-image', count: tries, path: `/images/photos/${old.id}` });
    const { property } = await crmSync.importOne(id);
    expect(property?.failedImageDetails.map((failed) => failed.id)).toEqual([old.id]);
    expect(stored(id).images[0]).toEqual(old);
    expect(around.media.has(old.storage_path, old.change_mark)).toBe(true);
  });

  it.each([
    [503, 'Der Bildspeicher hat das Bild nicht angenommen (HTTP 503).'],
    [507, 'Der Bildspeicher ist voll.'],
  ])('an image that media refuses with HTTP %d is listed as failed', async (status, reason) => {
    const id = freshId();
    around.media.break(true, status);
    const { property } = await crmSync.importOne(id);
    around.media.break(false);
    expect(property?.failedImageDetails).toHaveLength(publicImages(id).length);
    expect(property?.failedImageDetails[0]?.reason).toBe(reason);
    expect(stored(id).images).toEqual([]);
  });
});

describe('a CRM that does not answer as it should', () => {
  const failed = async (id: number) => {
    const result = await crmSync.importOne(id);
    expect(result).toMatchObject({ success: false, message: 'Import fehlgeschlagen' });
    return result.error;
  };

  it('an import reports a property id that the CRM does not have', async () => {
    expect(await failed(1)).toBe('Die Immobilie 1 wurde in Propstack nicht gefunden.');
    expect(around.catalog.properties.has(1)).toBe(false);
  });

  it.each([
    ['key-refused', 1, /^Propstack hat die Anfrage abgelehnt.*API-Key besitzt nicht genügend Rechte/],
    ['html-redirect', 1, /^Propstack hat eine unlesbare Antwort geschickt \(HTTP 302\)\.$/],
    ['rubbish', 1, /^Propstack hat eine unlesbare Antwort geschickt \(HTTP 200\)\.$/],
    ['unprocessable', 1, /^Propstack hat die Anfrage abgelehnt \(HTTP 422: page ist nicht gültig\)\.$/],
    ['server-error', tries, /^Propstack ist zurzeit überlastet oder gestört \(HTTP 500\)\.$/],
    ['hang', tries, /^Propstack ist zurzeit nicht erreichbar\.$/],
    ['truncated-body', tries, /^Propstack ist zurzeit nicht erreichbar \(HTTP 200\)\.$/],
  ] as const)('an import fails with a clear message for %s and stores nothing', async (kind, count, text) => {
    const id = freshId();
    around.sim.faults.add({ kind, count, path: '/v1/' });
    expect(await failed(id)).toMatch(text);
    expect(around.sim.faults.list()).toEqual([]);
    expect(around.catalog.properties.has(id)).toBe(false);
  });

  it.each(['server-error', 'truncated-body'] as const)(
    'an import succeeds after a temporary %s of the CRM',
    async (kind) => {
      around.sim.faults.add({ kind, count: 1, path: '/v1/' });
      expect((await crmSync.importOne(freshId(), false)).success).toBe(true);
    },
  );

  it('an import waits for a pause requested by the CRM', async () => {
    around.sim.faults.add({ kind: 'rate-limit', count: 1, retryAfter: 1, path: '/v1/' });
    const since = performance.now();
    expect((await crmSync.importOne(freshId(), false)).success).toBe(true);
    expect(performance.now() - since).toBeGreaterThan(950);
    const { items } = await crmSync.client.call(ListPropstackLogs, { limit: 25 });
    expect(items.slice(0, 2).map(({ response_status }) => response_status)).toEqual([200, 429]);
  });
});
