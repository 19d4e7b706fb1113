import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../journey.ts';
import { ChangingStock, randomFrom } from '../site/changing-stock.ts';
import { printFigures, secondsSince } from '../site/fault-figures.ts';
import { SearchNewsStore } from '../site/search-news.ts';
import { type ClockedSite, startClockedSite } from '../site/start-clocked-site.ts';
import { importUnits } from '../site/stock.ts';
import { toldNews } from '../site/told-news.ts';

const rounds = 6;
const perRound = 50;
const hour = 3_600;
/** Longer than leads claims a mail, so that a copy that is started again may send what a killed one had begun. */
const claimSeconds = 240;
const settleMs = 150_000;

/** What each person searches. The last has two orders, which find many properties together. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'alles@example.org': [''],
  'kauf@example.org': ['deal=buy'],
  'miete@example.org': ['deal=rent'],
  'guenstig@example.org': ['deal=buy&price_max=600000'],
  'wohnung@example.org': ['type=apartment'],
  'zweimal@example.org': ['deal=buy&rooms_min=3', 'type=house'],
};

interface SearchHit {
  order: string;
  property: number;
  kind: string;
  amount: number | null;
}

let site: ClockedSite;
let known: SearchNewsStore;
let seconds = 0;
const random = randomFrom(65);

test.beforeAll(async () => {
  site = await startClockedSite({
    copies: { leads: 2 },
    env: {
      crm: { SIM_PROPERTIES: '160', SIM_MAX_IMAGES: '0' },
      'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '1000' },
      identity: { SESSION_IDLE_HOURS: '168' },
    },
  });
  known = await SearchNewsStore.of(site);
});
test.afterAll(async () => {
  await known.close();
  await site.stop();
});

const kill = (...names: string[]) => Promise.all(names.map(async (name) => site.processes.get(name)?.kill()));
const start = (...names: string[]) =>
  Promise.all(names.map(async (name) => site.processes.get(name)?.start()));
async function killAndStart(...names: string[]): Promise<void> {
  await kill(...names);
  await start(...names);
}

/** What is killed while a round of changes is imported, one kind of fault a round. */
const faults: readonly (readonly [name: string, (importing: () => Promise<void>) => Promise<void>])[] = [
  [
    'the copies of leads in turn',
    async (importing) => {
      const over = new AbortController();
      const work = importing().finally(() => over.abort());
      for (let turn = 0; !over.signal.aborted || turn < 4; turn += 1) {
        await sleep(2_000 * random());
        await killAndStart(turn % 2 === 0 ? 'leads' : 'leads-2');
      }
      await work;
    },
  ],
  [
    'both copies of leads, so that each event is lost',
    async (importing) => {
      await kill('leads', 'leads-2');
      await importing();
      await start('leads', 'leads-2');
    },
  ],
  [
    'catalog, between its writes and its events',
    async (importing) => {
      const work = importing();
      await sleep(1_500 * random());
      await killAndStart('catalog');
      await work;
    },
  ],
  [
    'Redis, right after the import',
    async (importing) => {
      await importing();
      await killAndStart('redis');
    },
  ],
  ['both copies of leads while the mails go out', (importing) => importing()],
];

/** Stores confirmed orders; the way to them through form and mail has journeys of its own. */
async function storeOrders(): Promise<void> {
  const at = new Date(Date.now() - 1_000);
  const people = Object.entries(searches).map(([email, queries]) => ({
    _id: email.replace('@', '-at-'),
    mailbox: email,
    email,
    greeting: 'Guten Tag,',
    rhythm: 'soon',
    paused_until: null,
    orders: queries.map((query, index) => ({
      id: `order-${index}-${email}`,
      name: `Suche ${index}`,
      query,
      consent: null,
      ordered_at: at,
      ordered_from: null,
      confirmed_at: at,
      confirmed_from: null,
    })),
    created_at: at,
    last_mail_at: null,
    mails: 0,
    last_opened_at: at,
    opened: 0,
    asked_at: null,
    stopped: null,
  }));
  await known.store.collection<(typeof people)[number]>('search_subscribers').insertMany(people);
}

/** The ids that a search finds on the website now. */
async function foundBy(query: string): Promise<number[]> {
  const answer = await fetch(`${site.url}/api/properties?${query}&page_size=100`);
  const { items, total } = (await answer.json()) as { items: { id: number }[]; total: number };
  expect(items).toHaveLength(total);
  return items.map(({ id }) => id);
}

/** Adds what each person has to be told of the news, by what the list shows to the person's searches. */
async function addExpected(expected: Map<string, Set<string>>, news: ReadonlyMap<number, string>) {
  // An event that was lost would leave old lists in the BFF for a minute.
  await site.staff('/api/admin/caches/clear', {});
  for (const [email, queries] of Object.entries(searches))
    for (const query of queries)
      for (const id of await foundBy(query)) {
        const told = news.get(id);
        if (told) expected.get(email)?.add(told);
      }
}

/**
 * What was told to somebody twice, in mails of their own; what nobody was told; and what was told to somebody who had not
 * to be told. A mail that was accepted by the mail server and whose process died before it noted that is sent again under
 * the same Message-ID, which SMTP cannot avoid; it counts as one mail, and their number is among the figures.
 */
async function compareWith(expected: ReadonlyMap<string, ReadonlySet<string>>) {
  const mails = await toldNews(site);
  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId, news } of mails)
    for (const line of news) {
      const key = `${to}: ${line}`;
      idsOf.set(key, (idsOf.get(key) ?? new Set()).add(messageId));
    }
  const wanted = new Set(
    [...expected].flatMap(([email, lines]) => [...lines].map((line) => `${email}: ${line}`)),
  );
  return {
    mails: mails.length,
    sentAgain: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    entries: idsOf.size,
    foundTwice: await countFoundTwice(),
    twiceInAMail: mails.filter(({ news }) => new Set(news).size < news.length).length,
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([key]) => key),
    missed: [...wanted].filter((key) => !idsOf.has(key)),
    wrong: [...idsOf.keys()].filter((key) => !wanted.has(key)),
  };
}
const nothingWrong = { foundTwice: 0, twiceInAMail: 0, doubled: [], missed: [], wrong: [] };

/** The number of news that are stored twice for an order; a mail would show them once, as long as they come together. */
async function countFoundTwice(): Promise<number> {
  const hits = known.store.collection<SearchHit>('search_hits');
  const found = await hits.find({}, { projection: { order: 1, property: 1, kind: 1, amount: 1 } }).toArray();
  const news = found.map(({ order, property, kind, amount }) => [order, property, kind, amount].join());
  return news.length - new Set(news).size;
}

const countWaiting = () => known.store.collection('search_hits').countDocuments({ state: 'waiting' });

test(`while ${rounds * perRound} changes come from the CRM and processes are killed, everybody is told each piece of news exactly once [V-2.108]`, async () => {
  test.setTimeout(900_000);
  const stock = await ChangingStock.of(site, random);
  const importAll = (ids: number[]) =>
    // A job whose catalog died has failures, and is started again as staff would do.
    expect(() =>
      importUnits(
        site,
        ids.map((id) => ({ id })),
      ),
    ).toPass({ timeout: settleMs });
  await importAll(stock.first(0.7));
  await storeOrders();
  await killAndStart('leads', 'leads-2');
  await known.untilNoted();

  const expected = new Map(Object.keys(searches).map((email) => [email, new Set<string>()]));
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    const [fault, during] = faults[round % faults.length]!;
    const { ids, news, known: compared } = await stock.change(perRound);
    await during(() => importAll(ids));
    const imported = secondsSince(since);
    // What lost its event is looked for every hour. A copy that starts looks at once, which shortens the wait.
    await site.jumpTo((seconds += 1.1 * hour));
    await killAndStart('leads-2');
    await known.untilCompared(compared, settleMs);
    const seen = secondsSince(since);
    // Nobody was mailed within these two hours, so all that waits is mailed now.
    const mailsBefore = (await toldNews(site)).length;
    await site.jumpTo((seconds += 2.2 * hour));
    await killAndStart('leads-2');
    if (fault.includes('mails')) {
      await expect
        .poll(async () => (await toldNews(site)).length, { timeout: settleMs, intervals: [20] })
        .toBeGreaterThan(mailsBefore);
      await kill('leads', 'leads-2');
      site.clock.move((seconds += claimSeconds));
      await start('leads', 'leads-2');
    }
    await expect.poll(countWaiting, { timeout: settleMs, intervals: [500] }).toBe(0);
    await addExpected(expected, news);
    const { doubled, missed, wrong, ...counts } = await compareWith(expected);
    printFigures(`round ${round + 1}, killed: ${fault}`, {
      changes: ids.length,
      news: news.size,
      imported: `${imported} s`,
      compared: `${seen} s`,
      mailed: `${secondsSince(since)} s`,
      ...counts,
      doubled: doubled.length,
      missed: missed.length,
      wrong: wrong.length,
    });
    expect({ ...counts, doubled, missed, wrong }).toMatchObject(nothingWrong);
  }
  const { mails, entries, ...rest } = await compareWith(expected);
  expect(rest).toMatchObject(nothingWrong);
  expect(entries).toBeGreaterThan(rounds * perRound);
  expect(mails).toBeGreaterThan(rounds);
});
