import { GetPublishedWords } from '@estate/contracts/content/words';
import { ListVersions } from '@estate/contracts/content/sections';
import type { AnySection } from '@estate/content/section';
import { hamburgMoment } from '@estate/domain/text/german-day';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { jonas, maren, startContent } from './content-under-test.ts';
import { officeSection, officeWords } from './spec-sections.ts';

const keyed = (key: string, more: Partial<AnySection> = {}): AnySection => ({
  ...officeSection,
  words: { key, shipped: officeWords },
  ...more,
});
const keys = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `office-${letter}`);
const content = await startContent(keys.map((key) => keyed(key)));
afterAll(() => content.close());
afterEach(() => content.setNow(new Date().toISOString()));

/** The key of a section that no other test has changed. */
const nextKey = () => keys.shift() ?? '';
const revisionOf = async (key: string) => (await content.section(key)).draft?.revision ?? 0;
const save = async (key: string, change: object) =>
  content.save(key, { ...officeWords, ...change }, await revisionOf(key));
const publish = async (key: string, change: object) => {
  await save(key, change);
  return content.publish(key, await revisionOf(key));
};
const numbers = async (key: string) =>
  (await content.client.call(ListVersions, { key })).items.map(({ number }) => number);
const publishedTitle = async (key: string) => {
  const { words } = await content.client.call(GetPublishedWords, {});
  return (words[key] as { title: string } | undefined)?.title;
};

describe('a publication', () => {
  it('published words are served with a new hash, the draft ends and an event is emitted', async () => {
    const key = nextKey();
    const before = await content.client.call(GetPublishedWords, {});
    const { section, audit } = await publish(key, { title: 'Neu' });
    expect(section).toMatchObject({ draft: null, published: { title: 'Neu' }, version: { number: 1 } });
    expect(audit).toEqual({
      target: key,
      changes: [
        { field: 'section', before: null, after: 'Büro' },
        { field: 'version', before: '0', after: '1' },
      ],
    });
    const after = await content.client.call(GetPublishedWords, {});
    expect(after.words[key]).toEqual({ ...officeWords, title: 'Neu' });
    expect(after.hash).not.toBe(before.hash);
    await eventually(() => expect(content.events).toContain(key));
  });

  it('shipped words that are published again are not served, because they do not differ', async () => {
    const key = nextKey();
    const { hash } = await content.client.call(GetPublishedWords, {});
    await publish(key, { title: 'Neu' });
    await content.publishVersion(key, 0);
    expect(await publishedTitle(key)).toBeUndefined();
    expect((await content.client.call(GetPublishedWords, {})).hash).toBe(hash);
  });

  it('of two publishers at once one gets an outdated record, and there is one version', async () => {
    const key = nextKey();
    await save(key, { title: 'Zu zweit' });
    const revision = await revisionOf(key);
    const copy = await content.startSecondCopy();
    const results = await Promise.allSettled([content.publish(key, revision), copy.publish(key, revision)]);
    const [refused] = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused?.reason).toMatchObject({ problem: { code: 'outdated-record' } });
    expect(await numbers(key)).toEqual([1]);
    expect(await publishedTitle(key)).toBe('Zu zweit');
    await copy.close();
  });

  it('of two older versions published at once none is lost', async () => {
    const key = nextKey();
    await publish(key, { title: 'Eins' });
    await publish(key, { title: 'Zwei' });
    const results = await Promise.allSettled([
      content.publishVersion(key, 1),
      content.publishVersion(key, 0),
    ]);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(await numbers(key)).toHaveLength(2 + done);
    expect(done).toBeGreaterThan(0);
  });

  it('another copy serves words as soon as they are published', async () => {
    const key = nextKey();
    const copy = await content.startSecondCopy();
    await copy.client.call(GetPublishedWords, {});
    await publish(key, { title: 'Überall' });
    const { words } = await copy.client.call(GetPublishedWords, {});
    expect(words[key]).toMatchObject({ title: 'Überall' });
    await copy.close();
  });

  it('a process killed between version and end of the draft leaves a published section without a draft', async () => {
    const key = nextKey();
    await save(key, { title: 'Getötet' });
    const ending = await content.startSecondCopy();
    ending.endAfterVersion();
    await expect(ending.publish(key, await revisionOf(key))).rejects.toThrow();
    await ending.close();
    expect(await numbers(key)).toEqual([1]);
    expect((await content.drafts.findOne({ _id: key }))?.words).toMatchObject({ title: 'Getötet' });
    expect(content.events).not.toContain(key);
    expect(await content.section(key)).toMatchObject({ draft: null, version: { number: 1 } });
    expect(await publishedTitle(key)).toBe('Getötet');
    await content.save(key, { ...officeWords, title: 'Danach' }, 0);
    expect((await content.section(key)).draft?.words['title']).toBe('Danach');
    const restarted = await content.startSecondCopy();
    await eventually(() => expect(content.events).toContain(key));
    await restarted.close();
  });

  it('words saved while others are published stay as the draft', async () => {
    const key = nextKey();
    await save(key, { title: 'Erste' });
    const revision = await revisionOf(key);
    await Promise.allSettled([
      content.publish(key, revision),
      content.save(key, { ...officeWords, title: 'Zweite' }, revision),
    ]);
    const section = await content.section(key);
    const kept = [section.published['title'], section.draft?.words['title']];
    expect(kept.includes('Erste') || kept.includes('Zweite')).toBe(true);
    if (section.version && section.draft) expect(kept).toEqual(['Erste', 'Zweite']);
  });

  it('words with faults are not published, each fault at its field', async () => {
    const key = nextKey();
    const picture = { path: 'team/a', mark: '1', alt: '', origin: 'original' };
    await save(key, { title: '', picture, link: '/gibt-es-nicht' });
    await expect(content.publish(key, await revisionOf(key))).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [{ field: 'title' }, { field: 'link' }, { field: 'picture' }],
      },
    });
    expect(await numbers(key)).toEqual([]);
  });

  it('an older version is published as a new one, and a draft stays', async () => {
    const key = nextKey();
    await publish(key, { title: 'Eins' });
    await publish(key, { title: 'Zwei' });
    await save(key, { title: 'Entwurf' });
    const { section, audit } = await content.publishVersion(key, 1);
    expect(section).toMatchObject({
      published: { title: 'Eins' },
      version: { number: 3 },
      draft: { words: { title: 'Entwurf' } },
    });
    expect(audit?.changes).toContainEqual({ field: 'restored', before: null, after: '1' });
    await expect(content.publishVersion(key, 9)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect((await content.client.call(ListVersions, { key, before: 3 })).items).toMatchObject([
      { number: 2, words: { title: 'Zwei' }, published_by: maren },
      { number: 1, words: { title: 'Eins' } },
    ]);
  });

  it('the newest 200 versions of a section are kept', async () => {
    const key = nextKey();
    await content.versions.insertMany(
      Array.from({ length: 205 }, (_, index) => ({
        section: key,
        number: index + 1,
        words: { ...officeWords, title: `Nummer ${index + 1}` },
        published_at: new Date(),
        published_by: maren,
        consents: [],
      })),
    );
    await publish(key, { title: 'Nummer 206' });
    const stored = await content.versions.find({ section: key }).sort({ number: 1 }).toArray();
    expect(stored).toHaveLength(200);
    expect(stored[0]?.number).toBe(7);
    expect(await numbers(key)).toHaveLength(30);
  });

  it('all words together fit into one answer, or are not published', async () => {
    const big = { text: 'x'.repeat(20_000), colleagues: [] as object[] };
    big.colleagues = Array.from({ length: 18 }, (_, index) => ({
      slug: `p-${index}`,
      name: 'x',
      mail: 'p@example.org',
    }));
    const key = nextKey();
    await save(key, big);
    // A version that a process of another limit stored.
    for (const key of [nextKey(), nextKey(), nextKey()]) {
      await content.versions.insertOne({
        section: key,
        number: 1,
        words: { ...officeWords, text: 'y'.repeat(295_000) },
        published_at: new Date(),
        published_by: maren,
        consents: [],
      });
    }
    await expect(content.publish(key, await revisionOf(key))).rejects.toMatchObject({
      problem: { code: 'conflict', detail: expect.stringContaining('zusammen sind zu lang') },
    });
    for (const bigKey of await content.versions.distinct('section', { 'words.text': /^yyy/ }))
      await content.publishVersion(bigKey, 0);
  });
});

describe('a publication at a later moment', () => {
  it('the draft waits, cannot be edited, and is published when its moment has come', async () => {
    const key = nextKey();
    content.setNow('2026-12-20T10:00:00.000Z');
    await save(key, { title: 'Weihnachten' });
    const { section, audit } = await content.publish(key, await revisionOf(key), {
      at: '2026-12-24T09:00:00.000Z',
    });
    expect(section.draft?.publish_at).toBe('2026-12-24T09:00:00.000Z');
    expect(audit?.changes).toContainEqual({ field: 'publish_at', before: null, after: '2026-12-24 10:00' });
    await expect(save(key, { title: 'Anders' })).rejects.toMatchObject({
      problem: { code: 'conflict', detail: expect.stringContaining('wartet auf seine Veröffentlichung') },
    });
    await content.publishDue();
    expect(await publishedTitle(key)).toBeUndefined();
    content.setNow('2026-12-24T09:00:00.000Z');
    await content.publishDue();
    expect(await publishedTitle(key)).toBe('Weihnachten');
    expect(await content.section(key)).toMatchObject({
      draft: null,
      version: { published_by: maren, published_at: '2026-12-24T09:00:00.000Z' },
    });
  });

  it('its job publishes it at the moment', async () => {
    const key = nextKey();
    content.setNow(new Date(Date.now()).toISOString());
    await save(key, { title: 'Gleich' });
    const at = new Date(Date.now() + 1_000).toISOString();
    await content.publish(key, await revisionOf(key), { at });
    content.setNow(at);
    await eventually(async () => expect(await publishedTitle(key)).toBe('Gleich'));
  });

  it('a restarted service publishes what a lost job has left', async () => {
    const key = nextKey();
    content.setNow('2026-12-30T10:00:00.000Z');
    await save(key, { title: 'Neujahr' });
    await content.publish(key, await revisionOf(key), { at: '2027-01-01T00:00:00.000Z' });
    await content.redis.flush();
    content.setNow('2027-01-01T00:00:01.000Z');
    const restarted = await content.startSecondCopy();
    await eventually(async () => expect(await publishedTitle(key)).toBe('Neujahr'));
    await restarted.close();
  });

  it('a moment that has passed is refused', async () => {
    const key = nextKey();
    await save(key, { title: 'Zu spät' });
    const late = content.publish(key, await revisionOf(key), { at: '2020-01-01T00:00:00.000Z' });
    await expect(late).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [{ field: 'at', message: 'Dieser Zeitpunkt ist schon vorbei.' }],
      },
    });
  });

  it('a cancelled publication leaves the draft, which may be edited again or discarded', async () => {
    const key = nextKey();
    await save(key, { title: 'Doch nicht' });
    await content.publish(key, await revisionOf(key), { at: '2030-01-01T00:00:00.000Z' });
    const { section } = await content.cancel(key);
    expect(section.draft).toMatchObject({ publish_at: null, words: { title: 'Doch nicht' } });
    expect((await content.cancel(key)).audit).toBeNull();
    await save(key, { title: 'Weiter' });
    await content.publish(key, await revisionOf(key), { at: '2030-01-01T00:00:00.000Z' });
    await content.discard(key, await revisionOf(key));
    expect((await content.section(key)).draft).toBeNull();
  });

  it('words that have become faulty stay a draft, and the list says that they were not published', async () => {
    const key = nextKey();
    await save(key, { title: 'Ein Titel mit neunundzwanzig' });
    const at = '2030-01-01T00:00:00.000Z';
    await content.publish(key, await revisionOf(key), { at });
    content.setNow(at);
    const fields = {
      ...officeSection.fields,
      title: { kind: 'line' as const, label: 'Überschrift', max: 10 },
    };
    const newer = await content.startSecondCopy([keyed(key, { fields })]);
    await eventually(async () => {
      const { draft, version } = await newer.section(key);
      expect({ draft, version }).toMatchObject({ draft: { publish_at: null, failed_at: at }, version: null });
    });
    expect((await newer.section(key)).draft?.faults).toHaveLength(1);
    await newer.close();
  });

  it.each([
    // The hour from two to three is left out in spring and occurs twice in autumn.
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', '2027-03-28 03:30'],
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', '2027-10-31 02:30'],
  ])('a publication in the night of %s happens at the one moment of %s', async (date, time, moment, text) => {
    const key = nextKey();
    const at = hamburgMoment(date, time);
    expect(at.toISOString()).toBe(moment);
    content.setNow(new Date(at.getTime() - 1).toISOString());
    await save(key, { title: 'Zeitumstellung' });
    const { audit } = await content.publish(key, await revisionOf(key), { at: at.toISOString() });
    expect(audit?.changes).toContainEqual({ field: 'publish_at', before: null, after: text });
    await content.publishDue();
    expect(await publishedTitle(key)).toBeUndefined();
    content.setNow(moment);
    await content.publishDue();
    expect(await publishedTitle(key)).toBe('Zeitumstellung');
    // The same wall-clock time one hour later publishes nothing again.
    content.setNow(new Date(at.getTime() + 3_600_000).toISOString());
    await content.publishDue();
    expect(await numbers(key)).toEqual([1]);
  });
});

describe('another release', () => {
  it('a field that another release added has the shipped words, and one that it removed is left out', async () => {
    const key = nextKey();
    await publish(key, { title: 'Alt' });
    const { desks: _, ...fields } = officeSection.fields;
    const newer = await content.startSecondCopy([
      keyed(key, {
        words: { key, shipped: { ...officeWords, motto: 'Mit Ruhe' } },
        fields: { ...fields, motto: { kind: 'line', label: 'Motto', max: 40 } },
      }),
    ]);
    const { published } = await newer.section(key);
    expect(published).toMatchObject({ title: 'Alt', motto: 'Mit Ruhe' });
    expect(published).not.toHaveProperty('desks');
    await newer.close();
  });

  it('after a restart words, drafts and versions are the same', async () => {
    const key = nextKey();
    await publish(key, { title: 'Bleibt' });
    await content.save(key, { ...officeWords, title: 'Entwurf' }, 0, { by: jonas });
    const restarted = await content.startSecondCopy();
    expect(await restarted.section(key)).toEqual(await content.section(key));
    expect(await restarted.client.call(GetPublishedWords, {})).toEqual(
      await content.client.call(GetPublishedWords, {}),
    );
    await restarted.close();
  });
});
