import { GetConsentText } from '@estate/contracts/content/words';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startContent } from './content-under-test.ts';
import { approvalWords } from './spec-sections.ts';

const content = await startContent();
content.setNow('2026-11-29T23:30:00.000Z');
afterAll(() => content.close());

const legal = { may_edit_legal: true };
const textOf = async (version: string) => (await content.client.call(GetConsentText, { version })).text;
const publish = async (text: string) => {
  const { published, draft } = await content.section('approvals');
  const words = { ...published, contact: { ...(published['contact'] as object), text } };
  const saved = await content.save('approvals', words, draft?.revision ?? 0, legal);
  await content.publish('approvals', saved.section.draft?.revision ?? 0, legal);
  return (await content.section('approvals')).published;
};

describe('the version of a consent', () => {
  it('a changed text gets a version of its day in Hamburg, and unchanged texts keep theirs', async () => {
    expect(await publish('Ich stimme allem zu.')).toEqual({
      contact: { version: 'kontakt-2026-11-30', text: 'Ich stimme allem zu.' },
      viewing: approvalWords.viewing,
    });
    expect(await publish('Ich stimme doch zu.')).toMatchObject({
      contact: { version: 'kontakt-2026-11-30-2' },
    });
  });

  it('replaced and shipped texts are found by their version', async () => {
    expect(await textOf('kontakt-2026-11')).toBe('Ich stimme zu.');
    expect(await textOf('kontakt-2026-11-30')).toBe('Ich stimme allem zu.');
    expect(await textOf('kontakt-2026-11-30-2')).toBe('Ich stimme doch zu.');
    expect(await textOf('kontakt-2020-01-01')).toBeNull();
  });

  it('a version cannot be set by hand, and each names one text', async () => {
    const { published } = await content.section('approvals');
    const words = { ...published, contact: { version: 'kontakt-2026-11', text: 'Ich stimme doch zu.' } };
    const { section } = await content.save('approvals', words, 0, legal);
    expect(section.draft).toBeNull();
  });

  it('a process killed between version and end of the draft leaves no draft', async () => {
    const { published } = await content.section('approvals');
    const before = { ...published, contact: { version: 'kontakt-2026-11-30-2', text: 'Ich stimme nun zu.' } };
    await content.save('approvals', before, 0, legal);
    const stored = await content.drafts.findOne({ words: { $ne: null } });
    await content.publish('approvals', stored?.version ?? 0, legal);
    await content.drafts.updateOne({}, { $set: { words: stored?.words ?? null } });
    expect((await content.section('approvals')).draft).toBeNull();
  });

  it('all versions of a section with consents are kept', async () => {
    const { version } = await content.section('approvals');
    const first = await content.versions.findOne({ section: 'approvals', number: 1 });
    const next = (version?.number ?? 0) + 1;
    const { _id, ...words } = first ?? { _id: undefined };
    await content.versions.insertMany(
      Array.from({ length: 205 }, (_, index) => ({ ...words, number: next + index, consents: [] }) as never),
    );
    await publish('Ich stimme am Ende zu.');
    expect(await content.versions.countDocuments({ section: 'approvals' })).toBe(next + 205);
    expect(await textOf('kontakt-2026-11-30')).toBe('Ich stimme allem zu.');
  });
});
