import { createConnection } from 'mongoose';

const headers = { 'x-api-key': 'sim-key-v1' };
const pageSize = 100;
/** Of the list of ids with which a full sync ends. */
const idPageSize = 500;
const listSize = 50;
/** As many as crm-sync has under way in a batch update. */
const requestsAtOnce = 8;
/** What a first sync writes; names of the collections as catalog has them. */
const collections = ['properties', 'property_raw_data'];
/** What it notes beside, which the loop leaves out. */
const notedBeside = ['property_readings', 'property_history'];

/**
 * What each job is compared with: the requests that it sends and the records that it writes, and nothing else.
 *
 * @typedef {Record<string, unknown>} Document
 * @typedef {Map<number, Record<string, Document[]>>} Records by property and collection
 */
export class BareLoop {
  #store;
  #crmUrl;
  #gapMs;
  #nextTurn = 0;
  /** What the first sync has stored. @type {Records} */
  #records = new Map();

  /** @param {string} crmUrl @param {string} mongodbUrl @param {number} requestsPerSecond */
  constructor(crmUrl, mongodbUrl, requestsPerSecond) {
    this.#crmUrl = crmUrl;
    this.#gapMs = 1_000 / requestsPerSecond;
    this.#store = createConnection(mongodbUrl);
  }

  /** What the sync has stored, for `syncAndWrite`. */
  async readRecords() {
    for (const name of collections) {
      const collection = this.#store.collection(name);
      for await (const document of collection.find()) {
        const id = Number(document['property_id'] ?? document._id);
        const ofProperty = this.#records.get(id) ?? {};
        (ofProperty[name] ??= []).push(document);
        this.#records.set(id, ofProperty);
      }
      const copy = this.#store.collection(`bare_${name}`);
      for (const { key, name: index } of await collection.indexes()) {
        if (index !== '_id_') await copy.createIndex(key);
      }
    }
    if (this.#records.size === 0) throw new Error('The sync stored no properties');
  }

  /** Before a first sync: no property is stored. */
  async emptyStock() {
    for (const name of [...collections, ...notedBeside]) await this.#store.collection(name).deleteMany({});
  }

  /** The ids of what `syncAndWrite` wrote; it forgets the records. */
  takeIds() {
    const ids = [...this.#records.keys()];
    this.#records = new Map();
    return ids;
  }

  /** Page by page as a sync reads them, and then the list of ids, as a full sync does. */
  async sync() {
    await this.#fetchPages(() => Promise.resolve());
    await this.#fetchIds();
  }

  /** Before `syncAndWrite`: no copy of a record is there. */
  async emptyCopies() {
    for (const name of collections) await this.#store.collection(`bare_${name}`).deleteMany({});
  }

  /** Like `sync`; each page's records are written. */
  async syncAndWrite() {
    await this.#fetchPages((units) => this.#write(units));
    await this.#fetchIds();
  }

  /** Lists of named objects, as the batch update of prices reads them. @param {number[]} ids */
  async fetchLists(ids) {
    const lists = [];
    for (let from = 0; from < ids.length; from += listSize) lists.push(ids.slice(from, from + listSize));
    await forEach(lists, (list) => {
      const named = list.map((id) => `property_ids[]=${id}`).join('&');
      return this.#list(`expand=1&${named}&per=${listSize}&archived=-1`);
    });
  }

  /** Single plain objects, as the batch update of optional fields reads them. @param {number[]} ids */
  fetchEach(ids) {
    return forEach(ids, (id) => this.#get(`/v1/units/${id}`));
  }

  close() {
    return this.#store.close();
  }

  /** @param {(units: { id: number }[]) => Promise<void>} onPage */
  async #fetchPages(onPage) {
    for (let page = 1; ; page += 1) {
      const units = await this.#list(`expand=1&page=${page}&per=${pageSize}`);
      await onPage(units);
      if (units.length < pageSize) return;
    }
  }

  async #fetchIds() {
    for (let page = 1; ; page += 1) {
      const units = await this.#list(`page=${page}&per=${idPageSize}`);
      if (units.length < idPageSize) return;
    }
  }

  /** @param {string} query @returns {Promise<{ id: number }[]>} */
  async #list(query) {
    const body = await this.#get(`/v1/units?with_meta=1&sort_by=id&order=asc&${query}`);
    return /** @type {{ data: { id: number }[] }} */ (body).data;
  }

  /** @param {string} path */
  async #get(path) {
    const now = performance.now();
    this.#nextTurn = Math.max(now, this.#nextTurn + this.#gapMs);
    if (this.#nextTurn > now) await new Promise((resolve) => setTimeout(resolve, this.#nextTurn - now));
    const answer = await fetch(this.#crmUrl + path, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  /** @param {{ id: number }[]} units */
  async #write(units) {
    for (const name of collections) {
      const documents = units.flatMap(({ id }) => this.#records.get(id)?.[name] ?? []);
      if (documents.length > 0) await this.#store.collection(`bare_${name}`).insertMany(documents);
    }
  }
}

/**
 * Calls `work` for each item, a few at a time.
 *
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<unknown>} work
 */
async function forEach(items, work) {
  const waiting = items.values();
  const workers = Array.from({ length: requestsAtOnce }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
