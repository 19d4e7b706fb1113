import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Connection } from 'mongoose';
import { type Log } from './log.ts';

export const strictSchema = {
  strict: 'throw',
  strictQuery: true,
  versionKey: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** A connection that keeps trying; without the store a query is answered within 2 s (toProblem: `unavailable`). */
export function connectMongo(url: string, log: Log): Connection {
  const connection = createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.on('connected', () => log.info('mongo connected'));
  connection.on('disconnected', () => log.warn('mongo is not reachable'));
  connection.on('error', (err: Error) => log.debug({ err }, 'mongo error'));
  void keepOpening(connection, url, log);
  return connection;
}

async function keepOpening(connection: Connection, url: string, log: Log): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      await connection.openUri(url, { serverSelectionTimeoutMS: 1_500, connectTimeoutMS: 1_500 });
      return;
    } catch (err) {
      if (isFirst) log.warn({ err }, 'mongo is not reachable');
      await sleep(500);
    }
  }
}

export function isMongoReady(connection: Connection): boolean {
  return Number(connection.readyState) === 1;
}

/** Creates the indexes of all models of this connection, again and again until the store took them. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (;;) {
    try {
      await connection.asPromise();
      for (const model of Object.values(connection.models)) await model.createIndexes();
      return;
    } catch {
      await sleep(500);
    }
  }
}
