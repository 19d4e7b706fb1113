import { testMongo } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DynamicModule, Inject, Injectable } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { createConnection, Schema, type Connection } from 'mongoose';
import { migrationEnv, parseEnv } from '../src/process/env.ts';
import { MongoModule } from '../src/stores/mongo.module.ts';
import { strictSchema } from '../src/stores/mongo.ts';
import { Migrations, definitionHash, type Migration } from '../src/stores/migrations.ts';
import { runMigrations } from '../src/stores/run-migrations.ts';
import { privateHttp } from '../src/http/private-http.ts';
import { startService, type RunningService } from '../src/process/run-service.ts';
import { ServiceModule } from '../src/process/service.module.ts';

let mongo: ReturnType<typeof testMongo>;
let records: Connection;
let runs: string[];
let fault: Error | undefined;
const running: RunningService[] = [];

/** A step of this version of the service. */
const step = (id: string) => {
  @Injectable()
  class Step implements Migration {
    readonly id = id;
    constructor(@Inject(Migrations) migrations: Migrations) {
      migrations.add(this);
    }
    run(): Promise<void> {
      runs.push(id);
      return fault ? Promise.reject(fault) : Promise.resolve();
    }
  }
  return Step;
};

const envOf = (more: Record<string, string> = {}) =>
  parseEnv(migrationEnv, { NODE_ENV: 'production', LOG_LEVEL: 'silent', MONGODB_URL: mongo.url, ...more });

/** A version of the service `side-notes`: its index of notes, and its steps. */
function version(index: string, steps: string[], options = {}): DynamicModule {
  const fields = { text: String };
  const note = new Schema(fields, { ...strictSchema, collection: 'notes' }).index({ [index]: 1 }, options);
  class Version {}
  return {
    module: Version,
    imports: [MongooseModule.forFeature([{ name: 'Note', schema: note }])],
    providers: steps.map(step),
  };
}
const migrate = (index: string, steps: string[]) =>
  runMigrations('side-notes', envOf(), [version(index, steps)]);

async function start(module: DynamicModule, env = envOf()) {
  class Service {}
  const service = await startService(
    {
      module: Service,
      imports: [ServiceModule.forRoot('side-notes', env), MongoModule.forRoot(env), module],
    },
    { http: privateHttp({ PORT: 0, BIND_HOST: '127.0.0.1' }) },
  );
  running.push(service);
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${service.healthPort}/readyz`);
    const { parts } = (await answer.json()) as { parts: Record<string, boolean> };
    return { status: answer.status, parts };
  };
}

const indexesOfNotes = async () =>
  (await records.collection('notes').indexes()).map(({ name }) => name).filter((name) => name !== '_id_');
const countNotes = () => records.collection('side_notes_migrations').countDocuments();

beforeEach(async () => {
  mongo = testMongo();
  records = await createConnection(mongo.url).asPromise();
  [runs, fault] = [[], undefined];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
  await records.close();
  await mongo.drop();
  process.exitCode = undefined;
});

describe('a service in production', () => {
  it('a service in production creates no index and is not ready until the migration job has run for its version', async () => {
    const readiness = await start(version('text', ['one']));
    await eventually(async () => expect((await readiness()).parts['mongo']).toBe(true));
    expect(await readiness()).toEqual({ status: 503, parts: { mongo: true, migrations: false } });
    expect(await records.listCollections()).toEqual([]);

    await migrate('text', ['one']);
    expect([await indexesOfNotes(), runs, await countNotes()]).toEqual([['text_1'], ['one'], 2]);
    await eventually(async () => expect((await readiness()).status).toBe(200));
    expect(runs).toEqual(['one']);
  });

  it('a service in production with a new index or migration is not ready until the migration job has run, while the former version stays ready', async () => {
    await migrate('text', ['one']);
    const old = await start(version('text', ['one']));
    const otherIndex = await start(version('_id', ['one']));
    const otherStep = await start(version('text', ['one', 'two']));
    await eventually(async () => expect((await old()).status).toBe(200));
    expect([(await otherIndex()).status, (await otherStep()).status]).toEqual([503, 503]);
    await Promise.all([migrate('text', ['one', 'two']), migrate('text', ['one', 'two'])]);
    await eventually(async () => expect((await otherStep()).status).toBe(200));
    expect([(await old()).status, (await otherIndex()).status]).toEqual([200, 503]);
  });
});

it('a service that runs its migrations at its start is not ready while its records violate an index', async () => {
  const migrates = envOf({ MIGRATE_AT_START: 'true' });
  const unique = version('text', [], { unique: true });
  await records.collection('notes').insertMany([{ text: 'same' }, { text: 'same' }]);
  const readiness = await start(unique, migrates);
  await eventually(async () => expect((await readiness()).parts['mongo']).toBe(true));
  expect(await readiness()).toEqual({ status: 503, parts: { mongo: true, migrations: false } });
  await records.collection('notes').deleteOne({ text: 'same' });
  const restarted = await start(unique, migrates);
  await eventually(async () => expect((await restarted()).status).toBe(200));
});

describe('the migration job', () => {
  it('the migration job runs its steps each time, because the former version may have written meanwhile', async () => {
    for (const _run of [1, 2]) await migrate('text', ['one', 'two']);
    expect([runs, await countNotes()]).toEqual([['one', 'two', 'one', 'two'], 3]);
    expect(process.exitCode).toBeUndefined();
  });

  it('the migration job fails if MongoDB refuses its user or password, instead of waiting for MongoDB', async () => {
    const url = mongo.url.replace('mongodb://', 'mongodb://estate:wrong@');
    await runMigrations('side-notes', envOf({ MONGODB_URL: url }), [version('text', ['one'])]);
    expect([process.exitCode, runs]).toEqual([1, []]);
  });

  it('the migration job fails and stores nothing about the migration if a step fails', async () => {
    fault = new Error('refused');
    await migrate('text', ['one']);
    expect([process.exitCode, await countNotes()]).toEqual([1, 0]);
  });
});

it('definitionHash returns different ids for different definitions of a migration', () => {
  expect(definitionHash(['a'])).toMatch(/^[0-9a-f]{12}$/);
  expect(definitionHash(['a'])).not.toBe(definitionHash(['a', 'b']));
});
