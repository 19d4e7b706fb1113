import {
  GetImageAccess,
  GetProperty,
  ListLatest,
  ListProperties,
  ListPublicPages,
} from '@estate/contracts/catalog/properties';
import { PropertyPublished } from '@estate/contracts/events';
import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { ListLetterOffers, ListOffers, MatchSearches } from '@estate/contracts/catalog/search-matches';
import {
  EndPublication,
  GetStaffRecord,
  SchedulePublication,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { afterAll, describe, expect, it } from '@jest/globals';
import { WebsiteStatusService } from '../src/staff/website-status.service.ts';
import { image, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
afterAll(() => catalog.close());

const ada = { id: 'u1', name: 'Ada' };
const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const call = catalog.client.call.bind(catalog.client);

/** Stores a property that only its website status hides. */
async function hidden(id: number, fields: Parameters<typeof property>[1] = {}) {
  await catalog.store(property(id, fields));
  await call(SetWebsiteStatus, { ids: [id], website_status: 'inaktiv', by: ada });
}
const schedule = (id: number, at = inHours(24)) =>
  call(SchedulePublication, { id, publish_at: at.toISOString(), by: ada });
const recordOf = (id: number) => call(GetStaffRecord, { id });
const switchesOf = async (id: number) =>
  (await call(GetPropertyHistory, { id })).items
    .filter(({ changes }) => changes.some(({ field }) => field === 'website_status'))
    .map(({ by, changes: [change] }) => [by, change?.after]);
const publish = (at: Date) => catalog.get(WebsiteStatusService).publishDue(at);

describe('a property that goes online later', () => {
  it('a property with a moment goes online by itself then, once by two copies, with history and event [S-2.255]', async () => {
    const copy = await catalog.startSecondCopy();
    await hidden(1);
    await schedule(1);
    await publish(inHours(23));
    expect(await recordOf(1)).toMatchObject({ website_status: 'inaktiv', hidden_by: ['inaktiv'] });
    await catalog.takeFacts();
    const due = inHours(25);
    await Promise.all([publish(due), copy.get(WebsiteStatusService).publishDue(due)]);
    await publish(due);
    expect(await recordOf(1)).toMatchObject({ website_status: 'aktiv', hidden_by: [], publish_at: null });
    expect(await switchesOf(1)).toEqual([
      ['Ada', 'aktiv'],
      ['Ada', 'inaktiv'],
    ]);
    expect(await catalog.takeFacts()).toMatchObject([{ name: PropertyPublished.name, id: 1 }]);
    expect((await call(GetProperty, { id: 1 })).id).toBe(1);
    await copy.close();
  });

  it('until its moment a property stays closed everywhere, and only a question with hidden ones knows it [S-2.252]', async () => {
    await hidden(2, { region: 'Winterhude', images: [image('a')] });
    const { publish_at } = await schedule(2);
    const lists = await Promise.all([
      call(ListProperties, { city: 'Winterhude' }),
      call(ListLatest, {}),
      call(ListPublicPages, {}),
      call(ListOffers, {}),
      call(ListLetterOffers, { ids: [2] }),
    ]);
    for (const { items } of lists) expect(items.map(({ id }) => id)).not.toContain(2);
    await expect(call(GetProperty, { id: 2 })).rejects.toMatchObject({ problem: { code: 'property-gone' } });
    expect(await call(GetImageAccess, { id: 2 })).toEqual({ images: [] });
    const searches = ['city=Winterhude', 'city=Eppendorf', 'within=circle_10_53.55_900'];
    expect((await call(MatchSearches, { searches, ids: [2] })).matches).toEqual([[], [], []]);
    expect((await call(MatchSearches, { searches, ids: [2], with_hidden: true })).matches).toEqual([
      [2],
      [],
      [2],
    ]);
    const { items } = await call(ListLetterOffers, { ids: [2], with_hidden: true });
    expect(items).toMatchObject([{ id: 2, website_status: 'inaktiv', publish_at }]);
  });

  it('a property that another rule hides as well is found by no question and gets no moment', async () => {
    await hidden(3, { property_status_id: 170239 });
    await catalog.store(property(4));
    await expect(schedule(3)).rejects.toMatchObject({
      problem: {
        code: 'conflict',
        detail: 'Diese Immobilie kann nicht von selbst online gehen: inaktiv gesetzt, Status Akquise.',
      },
    });
    await expect(schedule(4)).rejects.toMatchObject({
      problem: { code: 'conflict', detail: 'Diese Immobilie ist schon online.' },
    });
    await expect(schedule(99)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
    expect((await call(MatchSearches, { searches: [''], ids: [3], with_hidden: true })).matches).toEqual([
      [],
    ]);
  });

  it('a second order keeps the moment of the first, and an import keeps it too', async () => {
    await hidden(5);
    const first = await schedule(5, inHours(2));
    expect(await schedule(5, inHours(9))).toEqual(first);
    await catalog.store(property(5, { price: 1 }));
    expect((await recordOf(5)).publish_at).toBe(first.publish_at);
  });

  it('a person ends the publication by a call, by inaktiv and by aktiv, and nothing goes online then [S-2.255]', async () => {
    for (const id of [6, 7, 8]) {
      await hidden(id);
      await schedule(id);
    }
    const ended = await call(EndPublication, { id: 6 });
    expect(ended).toMatchObject({
      publish_at: null,
      audit: { changes: [{ field: 'publish_at', after: null }] },
    });
    expect((await call(EndPublication, { id: 6 })).audit).toBeNull();
    await call(SetWebsiteStatus, { ids: [7], website_status: 'inaktiv' });
    await call(SetWebsiteStatus, { ids: [8], website_status: 'aktiv' });
    await call(SetWebsiteStatus, { ids: [8], website_status: 'inaktiv' });
    await publish(inHours(99));
    for (const id of [6, 7, 8]) expect((await recordOf(id)).website_status).toBe('inaktiv');
  });
});
