import { mongo } from 'mongoose';

/** As many as the contract takes at once. */
const perCall = 50;
const imagesEach = 8;
/** What the import of a property writes. */
const collections = ['properties', 'property_raw_data', 'property_readings', 'property_history'];
const areas = ['Eppendorf', 'Winterhude', 'Ottensen', 'Blankenese', 'Volksdorf', 'Wandsbek', 'Harburg'];

/**
 * Properties of any number, varied after those of the demo, with the fields and texts that these have and images.
 */
export class Stock {
  #store;
  /** @type {import('@estate/rpc/rpc-client').RpcClient} */
  #catalog;
  /** @type {Record<string, unknown>[]} */
  #models = [];
  #size = 0;

  /** @param {string} mongodbUrl @param {import('@estate/rpc/rpc-client').RpcClient} catalog */
  constructor(mongodbUrl, catalog) {
    this.#store = new mongo.MongoClient(mongodbUrl);
    this.#catalog = catalog;
  }

  /** The bare driver's view of the same properties. */
  get properties() {
    return this.#store.db().collection('properties');
  }

  /** Takes the demo's properties as models and removes them. */
  async takeModels() {
    const { PropertyUpsert } = await import('@estate/contracts/property');
    const keys = Object.keys(PropertyUpsert.shape);
    const found = await this.properties.find().sort({ _id: 1 }).toArray();
    if (found.length === 0) throw new Error('The demo has no properties');
    this.#models = found.map((stored) =>
      Object.fromEntries(Object.entries(stored).filter(([key]) => keys.includes(key))),
    );
    for (const name of collections) await this.#store.db().collection(name).deleteMany({});
  }

  /** Imports properties until there are so many. @param {number} size */
  async growTo(size) {
    const { UpsertProperties } = await import('@estate/contracts/catalog');
    while (this.#size < size) {
      const count = Math.min(perCall, size - this.#size);
      const properties = Array.from({ length: count }, (_, index) => this.#property(this.#size + index + 1));
      const fetched_at = new Date().toISOString();
      await this.#catalog.call(UpsertProperties, /** @type {never} */ ({ fetched_at, properties }));
      this.#size += count;
    }
  }

  /** Ids of public properties, spread over the stock. */
  async publicIds() {
    const found = await this.properties
      .find({ website_status: 'aktiv', property_status_id: { $in: [170_240, 170_241, 170_242] } })
      .project({ _id: 1 })
      .toArray();
    const ids = found.map(({ _id }) => Number(_id));
    // A prime number of steps, so that neighbours in the list are far apart in the store.
    return ids.map((_, index) => ids[(index * 7_919) % ids.length] ?? 0);
  }

  close() {
    return this.#store.close();
  }

  /** @param {number} id */
  #property(id) {
    const model = this.#models[id % this.#models.length] ?? {};
    const images = Array.from({ length: imagesEach }, (_, position) => ({
      id: `${id}-${position}`,
      title: `Ansicht ${position + 1}`,
      position,
      is_floorplan: position === 7,
      storage_path: `${id}/${id}-${position}.jpeg`,
      change_mark: `${id}-${position}-1`,
      width: 4_000,
      height: 3_000,
    }));
    const { website_status: _status, raw_data: _raw, ...record } = model;
    const price = typeof record['price'] === 'number' ? { price: record['price'] + id } : {};
    return {
      ...record,
      ...price,
      id,
      title: `${String(record['title'])}, ${areas[id % areas.length]}`,
      images,
    };
  }
}
