import { randomUUID } from 'node:crypto';
import { readPublishedWords } from '@estate/content/texts';
import { ErasePerson } from '@estate/contracts/leads/erasure';
import { SetExposeReview } from '@estate/contracts/leads/exposes';
import { SetOrderSwitch } from '@estate/contracts/leads/orders';
import {
  OpenLetterExpose,
  PreviewSearchLetter,
  ReadSearchLetters,
  type SearchLetterOrder,
  SendSearchLetter,
} from '@estate/contracts/leads/search-letters';
import { ChangeSearchOrders, ListSubscribers } from '@estate/contracts/leads/search-orders';
import { releasedOrder } from '@estate/test-kit/released-order';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { answerLetterCatalog } from './letter-catalog.ts';
import { startLeads } from './leads-under-test.ts';
import { searchersOf } from './searchers.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const leads = await startLeads({ LOG_LEVEL: 'silent' }, { newsPauseMs: hour });
afterAll(() => leads.close());
const { put, clear } = answerLetterCatalog(leads.catalog);
let words = {};
readPublishedWords(() => words);

const subscribers = leads.store.collection<Subscriber>('search_subscribers');
const searcher = searchersOf(leads);

beforeEach(async () => {
  clear();
  put(1);
  words = {};
  leads.setClock(new Date('2026-12-01T10:00:00Z'));
  leads.media.setDown(false);
  await leads.wholeSweep();
  await leads.clear();
  for (const name of ['search_subscribers', 'search_hits', 'search_letters', 'expose_settings'])
    await leads.store.collection(name).deleteMany({});
  leads.mailbox.clear();
});

type Fields = Partial<SearchLetterOrder> & { id?: number };
const content = { subject: 'Passt zu Ihrer Suche', text: 'bitte antworten Sie.', hours: null };
const send = (fields: Fields = {}) =>
  leads.call(SendSearchLetter, {
    id: 1,
    letter: randomUUID(),
    ...content,
    with_expose: true,
    member: { id: 'u1', name: 'Ada' },
    broker: null,
    ...fields,
  });
const read = (id = 1) => leads.call(ReadSearchLetters, { id, broker: null });
async function mailed() {
  await leads.nextSweep();
  await leads.nextSweep();
}
const later = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));
/** The letter to a person; there may be a mail with news as well. */
const textTo = ({ email }: { email: string }) =>
  leads.mailbox
    .received()
    .find(({ envelope, mail }) => envelope.to.includes(email) && mail.subject === content.subject)?.mail
    .text ?? '';
const open = ({ token }: { token: string }, id = 1) => leads.call(OpenLetterExpose, { token, id });
const refused = (code: string) => ({ problem: { code } });
const contentOf = (hash: string) => leads.media.documents.get(hash)?.toString() ?? '';
const opened = async ({ _id }: Subscriber) => (await subscribers.findOne({ _id }))?.exposes ?? [];

describe('a letter to everybody with the exposé', () => {
  it('each person’s mail has a link of her own that gives the exposé as it is now, which is noted once for each version [S-2.264, S-2.266]', async () => {
    const [one, two] = [await searcher('1'), await searcher('1')];
    await send();
    await mailed();
    expect(textTo(one)).toMatch(
      new RegExp(
        `Exposé als PDF ansehen.*\\n?https://makler.example/suchauftraege/${one.token}/expose/wohnung-1-1`,
      ),
    );
    expect(textTo(two)).toContain(`/suchauftraege/${two.token}/expose/wohnung-1-1`);
    expect((await read()).items).toMatchObject([{ with_expose: true, exposes_opened: 0, sent: 2 }]);
    const first = await open(one);
    expect(first.name).toBe('Exposé Wohnung 1.pdf');
    await open(one);
    later(day);
    put(1, { amount: 480_000 });
    const second = await open(one);
    expect([first, second].map(({ hash }) => /\d+\.000\s€/.exec(contentOf(hash))?.[0])).toEqual([
      '500.000\u00a0€',
      '480.000\u00a0€',
    ]);
    const [noted, ...others] = await opened(one);
    expect(noted?.at.toISOString()).toMatch(/^2026-12-01/);
    expect([noted, ...others]).toMatchObject([
      { property: 1, hash: first.hash },
      { property: 1, hash: second.hash },
    ]);
    expect((await read()).items).toMatchObject([{ exposes_opened: 1 }]);
    expect((await leads.call(ListSubscribers, { page: 1 })).items.map((person) => person.opened)).toContain(
      3,
    );
  });

  it('a letter without the exposé has no link to it, and the same letter with another choice is refused [S-2.264]', async () => {
    const person = await searcher('1');
    const letter = randomUUID();
    await send({ letter, with_expose: false });
    await send({ letter, with_expose: false });
    await mailed();
    expect(textTo(person)).not.toContain('/expose/');
    await expect(open(person)).rejects.toMatchObject(refused('not-found'));
    await expect(send({ letter })).rejects.toMatchObject(refused('key-reused'));
    expect((await read()).items).toMatchObject([{ with_expose: false, exposes_opened: 0 }]);
  });

  it('the preview shows the link to the exposé if it is sent', async () => {
    const preview = async (with_expose: boolean) =>
      (await leads.call(PreviewSearchLetter, { id: 1, broker: null, ...content, with_expose })).html;
    expect(await preview(true)).toContain('Exposé als PDF ansehen');
    expect(await preview(false)).not.toContain('Exposé als PDF');
  });

  it('nobody opens it but whom a letter with an exposé of this very property reached [S-2.265]', async () => {
    put(2);
    const person = await searcher('1');
    const others = [await searcher('2'), await searcher('1', { paused_until: new Date('2027-01-01') })];
    await send();
    await mailed();
    // A search order that came after the letter.
    others.push(await searcher('1'));
    for (const other of others) await expect(open(other)).rejects.toMatchObject(refused('not-found'));
    await expect(open(person, 2)).rejects.toMatchObject(refused('not-found'));
    const returned = await searcher('2');
    await send({ id: 2 });
    await mailed();
    await open(returned, 2);
    // As a report of a mail server notes it (bounces.ts).
    const mail = { _id: new RegExp(`\\.${returned._id}$`) };
    await leads.store.collection('outbox').updateOne(mail, { $set: { state: 'failed' } });
    await expect(open(returned, 2)).rejects.toMatchObject(refused('not-found'));
    const forged = { token: `${person._id}.${'a'.repeat(32)}` };
    await expect(open(forged)).rejects.toMatchObject(refused('not-found'));
    await leads.call(ChangeSearchOrders, {
      token: person.token,
      change: { action: 'end-all' },
      client_ip: null,
    });
    await expect(open(person)).rejects.toMatchObject(refused('not-found'));
  });

  it('the link ends 30 days after the mail and with the offer, and a later letter opens it anew [S-2.265]', async () => {
    const person = await searcher('1');
    await send();
    await mailed();
    put(1, { state: 'reserved' });
    await expect(open(person)).rejects.toMatchObject(refused('property-gone'));
    put(1, { isHidden: true });
    await expect(open(person)).rejects.toMatchObject(refused('property-gone'));
    clear();
    await expect(open(person)).rejects.toMatchObject(refused('property-gone'));
    put(1);
    later(30 * day - hour);
    await open(person);
    later(2 * hour);
    await expect(open(person)).rejects.toMatchObject(refused('expose-over'));
    await send();
    await mailed();
    await open(person);
    expect(await opened(person)).toHaveLength(2);
  });

  it('a media service that is down costs the exposé only, and nothing is noted', async () => {
    const person = await searcher('1');
    await send();
    await mailed();
    leads.media.setDown(true);
    await expect(open(person)).rejects.toMatchObject(refused('unavailable'));
    expect(await opened(person)).toEqual([]);
  });
});

describe('the exposé of a property that is not online', () => {
  it('a letter before the property goes online gives its exposé as long as it is going online, and after that [S-2.265]', async () => {
    const person = await searcher('2');
    put(2, { isHidden: true });
    await send({ id: 2, hours: 48 });
    await mailed();
    expect(textTo(person)).toContain(`/suchauftraege/${person.token}/expose/wohnung-2-2`);
    expect(textTo(person)).not.toContain('/zu/');
    await open(person, 2);
    // Staff ended its publication.
    put(2, { isHidden: true });
    await expect(open(person, 2)).rejects.toMatchObject(refused('property-gone'));
    put(2);
    await open(person, 2);
  });

  it('a letter of the time when the property was online opens nothing while it is hidden again', async () => {
    const person = await searcher('1');
    await send();
    await mailed();
    put(1, { isHidden: true, publish_at: '2026-12-03T10:00:00.000Z' });
    await expect(open(person)).rejects.toMatchObject(refused('property-gone'));
  });
});

describe('the exposé of a property that is ordered by a contract', () => {
  const order = (is_on = true, id = 1) => leads.call(SetOrderSwitch, { id, is_on });
  beforeEach(() => {
    words = releasedOrder();
  });

  it('no letter carries it, also before the property is online, and the dialog is told why [S-2.267]', async () => {
    put(2, { isHidden: true });
    for (const [id, hours] of [
      [1, null],
      [2, 24],
    ] as const) {
      expect((await read(id)).expose_refusal).toBeNull();
      await order(true, id);
      const { expose_refusal: detail } = await read(id);
      expect(detail).toMatch(/^Das Exposé dieser Immobilie wird .* beauftragt\./);
      await expect(send({ id, hours })).rejects.toMatchObject({ problem: { code: 'conflict', detail } });
      const preview = { id, broker: null, ...content, hours, with_expose: true };
      await expect(leads.call(PreviewSearchLetter, preview)).rejects.toMatchObject(refused('conflict'));
    }
    expect(await leads.store.collection('search_letters').countDocuments()).toBe(0);
    await send({ with_expose: false });
  });

  it('an order that begins after the letter takes the link out of mails that wait, and out of use [S-2.267]', async () => {
    const person = await searcher('1');
    await send();
    await mailed();
    await open(person);
    await order();
    await expect(open(person)).rejects.toMatchObject(refused('expose-over'));
    const late = await searcher('2');
    put(2);
    leads.mailbox.refuse({ recipient: () => 450 });
    await send({ id: 2 });
    await mailed();
    await order(true, 2);
    leads.mailbox.refuse({});
    later(hour);
    await mailed();
    expect(textTo(late)).toContain('/zu/wohnung-2-2');
    expect(textTo(late)).not.toContain('/expose/');
  });

  it('a switch without effect and exposés that staff review hinder no letter', async () => {
    await order();
    await leads.call(SetExposeReview, { id: 1, is_reviewed: true });
    expect((await read()).expose_refusal).toBeNull();
    await leads.call(SetExposeReview, { id: 1, is_reviewed: false });
    words = {};
    expect((await read()).expose_refusal).toBeNull();
  });
});

it('what was opened stays in media, is told to the person and goes with the person [S-2.266]', async () => {
  const person = await searcher('1');
  await send();
  await mailed();
  const { hash } = await open(person);
  await eventually(() => expect(leads.media.kept.at(-1)).toEqual([hash]));
  const { email } = person;
  expect((await leads.person({ email })).opened_exposes).toEqual([
    { property_id: 1, hash, at: expect.any(String) },
  ]);
  await leads.call(ErasePerson, { email });
  await eventually(async () => expect(await subscribers.countDocuments({})).toBe(0));
  expect((await leads.person({ email })).opened_exposes).toEqual([]);
});
