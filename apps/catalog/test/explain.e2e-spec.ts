import { testMongo } from '@estate/test-kit/stores';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection, mongo, type Connection } from 'mongoose';
import { publicStatusIds } from '@estate/contracts/values';
import { propertyModel } from '../src/property/property.schema.ts';
import { everyRead } from './every-read.ts';

const unknownCommand = 59;
/** Enough for the planner to prefer an index to reading everything. */
const count = 2_000;

/** Whether the tests' store is a mongod, which explains its plans; mongo-java-server does not. */
async function explains(): Promise<boolean> {
  const { url } = testMongo();
  const store = await createConnection(url).asPromise();
  const answer = store.collection('none').find().explain('queryPlanner');
  const knows = await answer.then(
    () => true,
    (error: unknown) => {
      if (error instanceof mongo.MongoServerError && error.code === unknownCommand) return false;
      throw error;
    },
  );
  await store.close();
  return knows;
}

/** The stages of a plan, e.g. IXSCAN and SORT. */
const stagesOf = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"stage":"(\w+)"/g)].map(([, stage = '']) => stage);

const withMongod = (await explains()) ? describe : describe.skip;

withMongod('a mongod (skipped where the tests have mongo-java-server)', () => {
  const { url, drop } = testMongo();
  let store: Connection;

  beforeAll(async () => {
    store = await createConnection(url).asPromise();
    const model = store.model(propertyModel.name, propertyModel.schema);
    await model.createIndexes();
    const properties = Array.from({ length: count }, (_, id) => ({
      _id: id + 1,
      website_status: id % 9 === 0 ? 'inaktiv' : 'aktiv',
      country: 'DEU',
      removed_because: null,
      property_status_id: publicStatusIds[id % publicStatusIds.length],
      imported_at: String(id),
      living_space: id,
      plot_area: id,
      listing: { status_rank: id % 3, state_rank: id % 3, area: id, amount: id, amount_asc: id },
    }));
    // Without the model, because plans depend on the fields of the indexes only.
    await store.collection<{ _id: number }>('properties').insertMany(properties);
  });
  afterAll(async () => {
    await store.close();
    await drop();
  });

  it.each(everyRead)(
    'the MongoDB query for %s uses an index and sorts nothing in memory',
    async (_name, read) => {
      const { filter, order = {}, skip = 0, limit } = read;
      const properties = store.collection('properties');
      const found = properties
        .find(filter as mongo.Filter<mongo.Document>)
        .sort(order)
        .skip(skip)
        .limit(limit);
      const { queryPlanner } = (await found.explain('queryPlanner')) as {
        queryPlanner: { winningPlan: unknown };
      };
      const stages = stagesOf(queryPlanner.winningPlan);
      expect(stages.some((stage) => /IXSCAN|IDHACK|EXPRESS/.test(stage))).toBe(true);
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    },
  );
});
