import type { AnySection } from '@estate/content/section';
import { ListSections } from '@estate/contracts/content/sections';
import { GetDraftWords, GetPublishedWords } from '@estate/contracts/content/words';
import { afterAll, describe, expect, it } from '@jest/globals';
import { jonas, maren, startContent } from './content-under-test.ts';
import { officeWords } from './spec-sections.ts';

const content = await startContent();
/** A section with room for more than a single answer has. */
const long = (key: string): AnySection => ({
  words: { key, shipped: { lines: [] } },
  group: 'Büro',
  title: key,
  text: 'Lang.',
  pages: 'all',
  fields: {
    lines: {
      kind: 'list',
      label: 'Zeilen',
      entry: 'Zeile',
      min: 0,
      max: 1_000,
      of: { kind: 'line', label: 'Zeile', max: 20_000 },
    },
  },
});
const wide = await startContent(['one', 'two', 'three'].map(long));
afterAll(() => Promise.all([content.close(), wide.close()]));

/** Saves words on top of the current draft; the answered section. */
async function saved(change: object) {
  const { draft } = await content.section('office');
  return (await content.save('office', { ...officeWords, ...change }, draft?.revision ?? 0)).section;
}
const draftOf = async (change: object) => (await saved(change)).draft;

describe('a draft', () => {
  it('visitors get the shipped words until others are published, and a draft is only in the list and detail of staff', async () => {
    expect(await content.client.call(GetPublishedWords, {})).toEqual({ hash: '', words: {} });
    const section = await saved({ title: 'Neues Büro' });
    expect(section).toMatchObject({
      published: officeWords,
      version: null,
      draft: { revision: 1, words: { title: 'Neues Büro' }, faults: [], warnings: [], saved_by: maren },
    });
    const { items } = await content.client.call(ListSections, {});
    expect(items.map(({ key, is_legal }) => [key, is_legal])).toEqual([
      ['office', false],
      ['approvals', true],
    ]);
    expect(items[0]?.draft).toMatchObject({ saved_by: maren, publish_at: null });
    expect(await content.client.call(GetPublishedWords, {})).toEqual({ hash: '', words: {} });
    const { words } = await content.client.call(GetDraftWords, {});
    expect(words).toEqual({ office: { ...officeWords, title: 'Neues Büro' } });
  });

  it('words equal to the published ones end the draft', async () => {
    await saved({ title: 'Ein Entwurf' });
    expect((await saved({})).draft).toBeNull();
    expect((await content.client.call(GetDraftWords, {})).words).toEqual({});
  });

  it('of two tabs on one section the second one is refused and the words of the first one stay', async () => {
    const first = await saved({ title: 'Erster Tab' });
    const revision = first.draft?.revision ?? 0;
    await content.save('office', { ...officeWords, title: 'Erster Tab weiter' }, revision);
    const late = content.save('office', { ...officeWords, title: 'Zweiter Tab' }, revision);
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect((await content.section('office')).draft?.words['title']).toBe('Erster Tab weiter');
  });

  it('the first save of a tab is refused if another one published meanwhile', async () => {
    const { version, draft } = await saved({ title: 'Zur Veröffentlichung' });
    await content.publish('office', draft?.revision ?? 0);
    const late = content.save('office', { ...officeWords, title: 'Alter Tab' }, 0, {
      version: version?.number ?? 0,
    });
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect((await content.section('office')).draft).toBeNull();
    await content.publishVersion('office', 0);
  });

  it('of two tabs that save at once one succeeds', async () => {
    const { draft } = await saved({ title: 'Vorher' });
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((title) => content.save('office', { ...officeWords, title }, draft?.revision ?? 0)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a page that was open before the draft was discarded does not overwrite the next draft', async () => {
    const old = await saved({ title: 'Alter Entwurf' });
    await content.discard('office', old.draft?.revision ?? 0);
    await saved({ title: 'Nächster Entwurf' });
    const late = content.save('office', { ...officeWords, title: 'Alter Tab' }, old.draft?.revision ?? 0);
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect((await content.section('office')).draft?.words['title']).toBe('Nächster Entwurf');
  });

  it('a repeated call with the same words succeeds and changes nothing', async () => {
    const { draft } = await saved({ title: 'Einmal' });
    const words = { ...officeWords, title: 'Zweimal' };
    const once = await content.save('office', words, draft?.revision ?? 0);
    const again = await content.save('office', words, draft?.revision ?? 0);
    expect(again).toEqual({ section: once.section, audit: null });
  });

  it('the audit log gets the section and no words, once while a person writes', async () => {
    const { draft } = await content.section('office');
    if (draft) await content.discard('office', draft.revision);
    const begun = await content.save('office', { ...officeWords, title: 'Begonnen' }, 0);
    expect(begun.audit).toEqual({
      target: 'office',
      changes: [{ field: 'section', before: null, after: 'Büro' }],
    });
    const revision = begun.section.draft?.revision ?? 0;
    const more = await content.save('office', { ...officeWords, title: 'Weiter' }, revision);
    expect(more.audit).toBeNull();
    const other = await content.save('office', { ...officeWords, title: 'Anders' }, revision + 1, {
      by: jonas,
    });
    expect(other.audit).not.toBeNull();
  });

  it('a legal section is not edited without the right', async () => {
    const { published } = await content.section('approvals');
    const change = content.save('approvals', published, 0);
    await expect(change).rejects.toMatchObject({
      problem: { code: 'no-permission', detail: expect.stringContaining('nur Admins') },
    });
    await expect(content.section('nowhere')).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });
});

describe('bad input', () => {
  it('100 KB pasted from Word are refused with the name of the field, and the draft stays', async () => {
    await saved({ title: 'Bleibt' });
    const pasted = '<p class="MsoNormal">Ein Satz aus Word.</p>\r\n'.repeat(2_300);
    expect(pasted.length).toBeGreaterThan(100_000);
    await expect(saved({ text: pasted })).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [
          { field: 'text', message: '„Büro: Text“ ist zu lang: Möglich sind höchstens 20.000 Zeichen.' },
        ],
      },
    });
    expect((await content.section('office')).draft?.words['title']).toBe('Bleibt');
  });

  it('a script stays the text that it is', async () => {
    const text = '<script>alert(1)</script>';
    expect((await draftOf({ text }))?.words['text']).toBe(text);
  });

  it('an emoji stays whole, and invisible and right-to-left marks are removed', async () => {
    const text = 'Familie 👩‍👩‍👧 ❤️ 👍🏽\r\n\u202eneuer\u200b Text\u0000\u2066';
    const draft = await draftOf({ text, title: ' Zwei\r\nZeilen\t' });
    expect(draft?.words['text']).toBe('Familie 👩‍👩‍👧 ❤️ 👍🏽\nneuer Text');
    expect(draft?.words['title']).toBe('Zwei Zeilen');
  });

  it('letters are stored in their composed form', async () => {
    expect((await draftOf({ text: 'Bu\u0308ro' }))?.words['text']).toBe('Büro');
  });

  it('500 people in a list are a draft that is not published, with the limit', async () => {
    const colleagues = Array.from({ length: 500 }, (_, index) => ({
      slug: `person-${index}`,
      name: `Person ${index}`,
      mail: `p${index}@example.org`,
    }));
    const draft = await draftOf({ colleagues });
    expect(draft?.faults).toEqual([
      { path: 'colleagues', message: '„Personen“ hat 500 Einträge (Person), möglich sind 60.' },
    ]);
    const publication = content.publish('office', draft?.revision ?? 0);
    await expect(publication).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'colleagues' }] },
    });
  });

  it('words of more than 400 KB are refused with the name of the section', async () => {
    const colleagues = Array.from({ length: 600 }, (_, index) => ({
      slug: `person-${index}`,
      name: 'x'.repeat(1_000),
      mail: 'p@example.org',
    }));
    await expect(saved({ colleagues })).rejects.toMatchObject({
      problem: { detail: '„Büro“ ist zusammen zu lang: Möglich sind höchstens 400 KB.' },
    });
  });

  it.each([
    ['an unknown field', { html: '<b>' }, 'html'],
    ['another kind of value', { desks: 'vier' }, 'desks'],
    ['an unknown choice', { mood: 'loud' }, 'mood'],
    ['no list', { colleagues: {} }, 'colleagues'],
    [
      'an unknown field of an entry',
      { colleagues: [{ slug: 'a', name: '', mail: '', x: 1 }] },
      'colleagues.0.x',
    ],
  ])('words with %s are refused at the field', async (_what, change, field) => {
    await expect(saved(change)).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field, message: expect.stringContaining('„Büro') }] },
    });
  });
});

it('a draft with which all drafts together would be too long for a preview is refused, counted in bytes', async () => {
  // Four bytes and two UTF-16 code units each: together 1.1 MB, but fewer than 900,000 code units.
  const words = { lines: Array.from({ length: 19 }, () => '👍'.repeat(4_900)) };
  await wide.save('one', words, 0);
  await wide.save('two', words, 0);
  await expect(wide.save('three', words, 0)).rejects.toMatchObject({
    problem: { code: 'conflict', detail: expect.stringContaining('zusammen sind zu lang') },
  });
  expect(Object.keys((await wide.client.call(GetDraftWords, {})).words)).toEqual(['one', 'two']);
});
