import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PropertyPriceChanged } from '@estate/contracts/events';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { publishEvent } from '@estate/server-kit/stores/events';
import { Redis } from 'ioredis';
import { type Db, MongoClient } from 'mongodb';
import { type Site, withEmptySite } from '../local/bring-up.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { runJob, signIn } from '../staff-client.ts';
import { median, memoryOf } from './figures.ts';
import { timeOf } from './search-times.ts';

/**
 * Measures how long leads takes from a change of many offers until all hits of many search orders are stored, beside the
 * time in which one plain list is answered, and the memory of leads after each of several rounds. Orders and changed
 * prices are written into the stores, because forms and imports have benches of their own.
 */
const orders = Number(process.argv[2] ?? 20_000);
const changes = 200;
const objects = process.argv[3] ?? '2000';
const patienceMs = 600_000;
const listVariants = 20;
/** So many that memory that grows with each round is told from memory that was only needed once. */
const rounds = Number(process.argv[4] ?? 6);
const heapReport = join(tmpdir(), `estate-bench-heap-${process.pid}.json`);

interface Offer {
  _id: number;
  listing: { amount: number | null; places: string[] };
}

/** Different searches, as visitors make them: a place, a deal, a number of rooms and a price. */
function queryOf(number: number, places: readonly string[]): string {
  const isForRent = number % 3 === 0;
  return canonicalQuery({
    deal: isForRent ? 'rent' : 'buy',
    type: number % 2 === 0 ? 'apartment' : undefined,
    city: places[number % places.length],
    rooms_min: 1 + (number % 4),
    price_max: (isForRent ? 800 : 200_000) + number * (isForRent ? 1 : 50),
  });
}

const subscriberOf = (number: number, places: readonly string[]) => {
  const at = new Date();
  const email = `person-${number}@example.org`;
  return {
    _id: randomUUID() as string,
    mailbox: email,
    email,
    // Weekly, so that no mails are sent meanwhile.
    rhythm: 'weekly',
    paused_until: null,
    orders: [
      {
        id: randomUUID() as string,
        name: 'Gemessener Suchauftrag',
        query: queryOf(number, places),
        consent: null,
        ordered_at: at,
        ordered_from: null,
        confirmed_at: at,
        confirmed_from: null,
      },
    ],
    created_at: at,
    last_mail_at: null,
    mails: 0,
    last_opened_at: at,
    opened: 0,
    asked_at: null,
    stopped: null,
    greeting: 'Guten Tag',
  };
};

/** Stores the orders and returns the number of different searches. */
async function storeOrders(db: Db, places: readonly string[]): Promise<number> {
  const subscribers = Array.from({ length: orders }, (_, number) => subscriberOf(number, places));
  const collection = db.collection<(typeof subscribers)[number]>('search_subscribers');
  for (let start = 0; start < orders; start += 1_000)
    await collection.insertMany(subscribers.slice(start, start + 1_000));
  return new Set(subscribers.map(({ orders: [order] }) => order?.query)).size;
}

/** Seconds until `isDone`, and the most memory of leads meanwhile in MB. */
async function waitFor(
  site: Site,
  isDone: () => Promise<boolean>,
): Promise<{ seconds: number; peak: number }> {
  const since = performance.now();
  let peak = 0;
  while (performance.now() - since < patienceMs) {
    peak = Math.max(peak, memoryOf(site).get('leads') ?? 0);
    if (await isDone()) return { seconds: (performance.now() - since) / 1_000, peak };
    await sleep(200);
  }
  throw new SetupFault('leads did not compare the offers within ten minutes.');
}

/** The memory of leads in MB after its garbage was collected. */
async function collectedMemory({ processes }: Site): Promise<{ heap: number; rss: number }> {
  rmSync(heapReport, { force: true });
  process.kill(processes.get('leads')?.pid ?? 0, 'SIGUSR2');
  while (!existsSync(heapReport) || readFileSync(heapReport, 'utf8') === '') await sleep(50);
  const { heapUsed, rss } = JSON.parse(readFileSync(heapReport, 'utf8')) as NodeJS.MemoryUsage;
  return { heap: Math.round(heapUsed / 2 ** 20), rss: Math.round(rss / 2 ** 20) };
}

async function listTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let page = 1; page <= listVariants; page += 1)
    times.push(await timeOf(`${url}/api/properties?page=${page}`, page));
  return median(times);
}

async function measure(site: Site, db: Db, redis: Redis): Promise<void> {
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  await runJob(site.url, token, { kind: 'full-sync', importImages: false });
  const properties = db.collection<Offer>('properties');
  const known = db.collection<{ _id: number; amount: number | null }>('search_known_offers');
  // Any event about a price makes leads compare all offers.
  const announce = (id: number) =>
    publishEvent(redis, PropertyPriceChanged, {
      id,
      at: new Date().toISOString(),
      before: 1,
      after: 2,
      currency: 'EUR',
    });
  const places = (await properties.distinct('region')).filter((place) => typeof place === 'string');
  const searches = await storeOrders(db, places);
  await announce(1);
  // The first comparison notes all offers.
  let noted = 0;
  await waitFor(site, async () => {
    const before = noted;
    await sleep(2_000);
    noted = await known.estimatedDocumentCount();
    return noted > 0 && noted === before;
  });
  const ofList = await listTime(site.url);
  console.log(`${searches} different searches, ${noted} offers`);
  const rows: Record<string, object> = {};
  const memories: { heap: number; rss: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const offers = await known
      .find({ amount: { $ne: null } })
      .limit(changes)
      .toArray();
    const ids = offers.map(({ _id }) => _id);
    await properties.updateMany({ _id: { $in: ids } }, { $inc: { 'listing.amount': -1 } });
    await announce(ids[0] ?? 0);
    const last = offers.at(-1);
    // leads notes the prices after it has stored the hits.
    const { seconds, peak } = await waitFor(site, async () => {
      const now = await known.findOne({ _id: last?._id ?? 0 });
      return now?.amount !== last?.amount;
    });
    const memory = await collectedMemory(site);
    memories.push(memory);
    rows[`${ids.length} changes, round ${round}`] = {
      seconds: Number(seconds.toFixed(1)),
      'in plain lists': Math.round((seconds * 1_000) / ofList),
      'all hits': await db.collection('search_hits').countDocuments(),
      'RSS of leads at most, MB': peak,
      'RSS after its GC': memory.rss,
      'heap after its GC': memory.heap,
    };
  }
  console.log(`one plain list: ${ofList.toFixed(0)} ms`);
  console.table(rows);
  // The first round loads code and fills caches.
  const [, second, ...others] = memories;
  const last = others.at(-1);
  if (!second || !last) return;
  const growth = (of: 'heap' | 'rss') => (last[of] / second[of]).toFixed(2);
  console.log(`round ${rounds} over round 2: heap ${growth('heap')}, RSS ${growth('rss')}`);
}

await runScript(() =>
  withEmptySite(
    'bench-search-orders',
    {
      crm: { SIM_PROPERTIES: objects, SIM_MAX_IMAGES: '0' },
      bff: { TRUST_PROXY: '1' },
      leads: {
        HEAP_REPORT: heapReport,
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'heap-report.mjs')).href}`,
      },
    },
    async (site) => {
      const mongo = await MongoClient.connect(site.mongodbUrl);
      const redis = new Redis(site.redisUrl);
      try {
        await measure(site, mongo.db(), redis);
      } finally {
        await mongo.close();
        redis.disconnect();
        rmSync(heapReport, { force: true });
      }
    },
  ),
);
