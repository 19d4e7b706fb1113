import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, mongo, STATES, type Connection, type Model, type UpdateQuery } from 'mongoose';
import { type Log } from '../observability/log.ts';
import { asUnavailable } from '../http/problem-error.ts';

/**
 * Options of every schema: unknown fields and filters throw, because they are bugs that should not be dropped
 * silently.
 */
export const strictSchema = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  autoIndex: false,
  autoCreate: false,
} as const;

const retryMs = 500;

/** Options of every client of MongoDB, so that all of a service detect an outage, and its end, at the same time. */
export const clientOptions = {
  serverSelectionTimeoutMS: 1_500,
  connectTimeoutMS: 1_500,
  socketTimeoutMS: 30_000,
  // Short, because readiness has to detect a store that vanished without closing its connections.
  heartbeatFrequencyMS: 2_000,
};
const closed = new WeakSet<Connection>();
/** The error with which a reachable server refused the connection, for example because of a wrong password. */
const refusals = new WeakMap<Connection, Error>();

/**
 * A connection that retries at the start and after every outage until it is closed. While the store is down, queries
 * fail within 2 s, and toProblem turns the failure into `unavailable`.
 */
export function connectMongo(url: string, log: Log): Connection {
  const connection = createConnection();
  // Wraps `close`, because mongoose emits no close event if closed while connecting.
  const close = connection.close.bind(connection);
  connection.close = (force) => {
    closed.add(connection);
    return close(force);
  };
  logOutages(connection, log);
  void keepOpening(connection, url);
  return connection;
}

async function keepOpening(connection: Connection, url: string): Promise<void> {
  while (!closed.has(connection)) {
    // Mongoose reports the reason through the error event.
    const isOpen = await connection
      .openUri(url, { ...clientOptions, bufferCommands: false, autoIndex: false })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) return;
    await sleep(retryMs);
  }
}

function logOutages(connection: Connection, log: Log): void {
  let outage: string | undefined;
  const logOutage = (message: string, err?: Error) => {
    if (outage !== message && !closed.has(connection)) log.warn({ err }, message);
    outage = message;
  };
  connection.on('error', (err: Error) => {
    const isRefused = !asUnavailable(err);
    if (isRefused) refusals.set(connection, err);
    else refusals.delete(connection);
    logOutage(isRefused ? 'mongo refuses the connection' : 'mongo is not reachable', err);
  });
  // The error of a connection that was never open comes after this event.
  connection.on('disconnected', () => outage ?? logOutage('mongo is not reachable'));
  connection.on('connected', () => {
    refusals.delete(connection);
    if (outage) log.info('mongo is back');
    outage = undefined;
  });
}

const duplicateKey = 11_000;

/**
 * Whether a write failed because a document with this id or unique value exists (MongoDB's error E11000). Tests the
 * code, because the driver of better-auth may be another copy with classes of its own.
 */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === duplicateKey;

/**
 * Whether the write was stored; false if a document with its id or unique value exists, for instance because a
 * concurrent write was first.
 */
export async function storeUnlessDuplicate(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Repeats an upsert once, because Mongo rejects one of two concurrent inserts. The repeated one updates the record. */
export async function retryUpsert<Result>(upsert: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return await upsert();
  }
}

/**
 * Replaces fields of the record `_id` if it still has this version, and increases the version. Version 0 inserts the
 * record. Returns false if somebody else has changed the record since it was read.
 */
export async function replaceVersion<Stored extends { version: number }>(
  records: Model<Stored>,
  { _id, version }: { _id: string; version: number },
  next: object,
): Promise<boolean> {
  const change: UpdateQuery<{ version: number }> = { $set: { ...next, version: version + 1 } };
  let count = 0;
  // The insert of version 0 fails if the record exists already with another version.
  await storeUnlessDuplicate(async () => {
    const { matchedCount, upsertedCount } = await records.updateOne({ _id, version }, change, {
      upsert: version === 0,
    });
    count = matchedCount + upsertedCount;
  });
  return count > 0;
}

/** The positions of the documents of an unordered insert whose ids exist already. Rethrows any other error. */
export function duplicatePositions(error: unknown): ReadonlySet<number> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const failed = [error.writeErrors].flat();
  if (!failed.every(({ code }) => code === duplicateKey)) throw error;
  return new Set(failed.map(({ index }) => index));
}

export function isMongoReady(connection: Connection): boolean {
  return connection.readyState === STATES.connected;
}

/**
 * Creates the indexes of all models of this connection; waits until the database is reachable, and returns if the
 * connection is closed meanwhile. Rejects if the database refuses the connection, for example because of its password,
 * or an index, for example because two records share a unique value, or if no model is registered yet.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  if (Object.keys(connection.models).length === 0) throw new Error('Indexes of which models?');
  while (!closed.has(connection)) {
    try {
      for (const model of Object.values(connection.models)) await model.createIndexes();
      return;
    } catch (error) {
      if (isDuplicateKey(error)) {
        throw new Error('Records share a value that has to be unique.', { cause: error });
      }
      if (!asUnavailable(error)) throw error;
      const cause = refusals.get(connection);
      if (cause) throw new Error('MongoDB refuses the connection of MONGODB_URL.', { cause });
      await sleep(retryMs);
    }
  }
}
