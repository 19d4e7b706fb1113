import { createLog } from '@estate/server-kit/observability/log';
import { connectMongo } from '@estate/server-kit/stores/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { afterAll, expect, it } from '@jest/globals';
import {
  batchOutcomeModel,
  type BatchOutcome,
  BatchOutcomes,
  type PropertyOutcome,
} from './batch-outcomes.ts';

const store = testMongo();

const mongo = connectMongo(store.url, createLog('test'));
await mongo.asPromise();
const { name, schema } = batchOutcomeModel;
const outcomes = new BatchOutcomes(mongo.model<BatchOutcome>(name, schema));
afterAll(async () => {
  await mongo.close();
  await store.drop();
});

const updatedOutcome = (property_id: number): PropertyOutcome => ({
  property_id,
  outcome: 'updated',
  error: null,
});
const failedOutcome = (property_id: number): PropertyOutcome => ({
  property_id,
  outcome: 'failed',
  error: 'Nicht gefunden.',
});

it('two callers can store outcomes of one batch update at the same time, and a later outcome replaces an earlier one', async () => {
  const kind = 'update-optional-fields';
  await outcomes.store('job', kind, [updatedOutcome(1), failedOutcome(2)]);
  await Promise.all([
    outcomes.store('job', kind, [updatedOutcome(3)]),
    outcomes.store('job', kind, [updatedOutcome(2), failedOutcome(4)]),
    outcomes.store('other', kind, [failedOutcome(1)]),
  ]);
  expect(await outcomes.outcomesOf('job')).toEqual([
    updatedOutcome(1),
    updatedOutcome(2),
    updatedOutcome(3),
    failedOutcome(4),
  ]);
  expect(await outcomes.outcomesOf('other')).toEqual([failedOutcome(1)]);
  expect(await outcomes.findFailedIds('job', kind)).toEqual([4]);
});
