import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { TcpProxy } from '@estate/test-kit/tcp-proxy';
import { freePort, testMongo } from '@estate/test-kit/stores';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, Schema, type Connection } from 'mongoose';
import { createLog } from '../observability/log.ts';
import { connectMongo, ensureIndexes, isMongoReady, strictSchema } from './mongo.ts';
import { toProblem } from '../http/problem-error.ts';

const log = createLog('test');
const noteSchema = new Schema({ text: { type: String, unique: true } }, strictSchema);
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function connectionTo(url: string): Connection {
  const connection = connectMongo(url, log);
  ends.push(() => connection.close());
  return connection;
}

async function faultOf(query: Promise<unknown>) {
  const startedAt = performance.now();
  const fault: unknown = await query.then(
    () => undefined,
    (error: unknown) => error,
  );
  return {
    code: fault === undefined ? 'none' : toProblem(fault).code,
    tookMs: performance.now() - startedAt,
  };
}

describe('connectMongo', () => {
  it('with connectMongo, calls fail with "unavailable" within two seconds if MongoDB was never there, and closing ends the attempts to connect', async () => {
    const port = await freePort();
    const connection = connectMongo(`mongodb://127.0.0.1:${port}/none`, log);
    const { code, tookMs } = await faultOf(connection.model('Note', noteSchema).findOne().exec());
    expect(code).toBe('unavailable');
    expect(tookMs).toBeLessThan(2_000);
    expect(isMongoReady(connection)).toBe(false);

    await connection.close();
    let knocks = 0;
    const server = createServer((socket) => {
      knocks += 1;
      socket.destroy();
    });
    ends.push(() => new Promise((resolve) => server.close(resolve)));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    await sleep(800);
    expect(knocks).toBe(0);
  });

  it('connectMongo connects when MongoDB starts, detects its outage and works again after it', async () => {
    const mongo = testMongo();
    ends.push(() => mongo.drop());
    const link = await TcpProxy.to(mongo.url);
    ends.push(() => link.close());
    link.cut();
    const connection = connectionTo(link.through(mongo.url));
    const Note = connection.model('Note', noteSchema);
    await eventually(() => expect(isMongoReady(connection)).toBe(false));

    link.mend();
    await eventually(() => expect(isMongoReady(connection)).toBe(true));
    await Note.create({ text: 'first' });

    link.cut();
    const { code, tookMs } = await faultOf(Note.findOne().exec());
    expect(code).toBe('unavailable');
    expect(tookMs).toBeLessThan(2_000);
    await eventually(() => expect(isMongoReady(connection)).toBe(false));

    link.mend();
    await eventually(async () => expect(await Note.countDocuments()).toBe(1));
  });
});

it('a MongoDB connection logs once, with the reason, that the store refuses its user or password', async () => {
  const mongo = testMongo();
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  ends.push(
    () => mongo.drop(),
    () => warn.mockRestore(),
  );
  connectionTo(mongo.url.replace('mongodb://', 'mongodb://estate:wrong@'));
  // Long enough for two further connection attempts.
  await sleep(1_200);
  const err = expect.objectContaining({ name: 'MongoServerError' });
  expect(warn.mock.calls.filter(([, text]) => text === 'mongo refuses the connection')).toEqual([
    [{ err }, 'mongo refuses the connection'],
  ]);
});

describe('strictSchema', () => {
  it('a model with strictSchema refuses unknown fields and unknown filters instead of dropping them', async () => {
    const mongo = testMongo();
    ends.push(() => mongo.drop());
    const connection = connectionTo(mongo.url);
    const Note = connection.model('Note', noteSchema);
    await eventually(() => expect(isMongoReady(connection)).toBe(true));
    await Note.create({ text: 'kept' });
    await expect(Note.create({ text: 'a', colour: 'red' } as { text: string })).rejects.toThrow('colour');
    await expect(Note.deleteMany({ txet: 'kept' } as object).exec()).rejects.toThrow('txet');
    expect(await Note.countDocuments()).toBe(1);
  });
});

describe('ensureIndexes', () => {
  it('ensureIndexes waits for MongoDB, creates the indexes, and rejects if the records violate one', async () => {
    const mongo = testMongo();
    ends.push(() => mongo.drop());
    const link = await TcpProxy.to(mongo.url);
    ends.push(() => link.close());
    link.cut();
    const connection = connectionTo(link.through(mongo.url));
    const Note = connection.model('Note', noteSchema);
    const ensured = ensureIndexes(connection);
    link.mend();
    await ensured;
    await Note.create({ text: 'same' });
    expect(await faultOf(Note.create({ text: 'same' }))).toMatchObject({ code: 'internal' });

    await Note.collection.dropIndexes();
    await Note.create({ text: 'same' });
    await expect(ensureIndexes(connection)).rejects.toThrow('Records share a value');
  });

  it('ensureIndexes rejects for a connection without models, because it would create no index', async () => {
    await expect(ensureIndexes(createConnection())).rejects.toThrow('which models');
  });
});
