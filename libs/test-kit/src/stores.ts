import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from './wait.ts';

export interface TestMongo {
  /** A new database for this test only. */
  readonly url: string;
  drop(): Promise<void>;
}

function fromEnvironment(name: 'TEST_MONGODB_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`Run the tests through npm test, or set ${name}.`);
  return url;
}

/** A new database on the server at TEST_MONGODB_URL. */
export function testMongo(): TestMongo {
  const [server, query] = fromEnvironment('TEST_MONGODB_URL').split('?');
  const [, origin] = /^(mongodb(?:\+srv)?:\/\/[^/]+)/.exec(server ?? '') ?? [];
  if (!origin) throw new Error('TEST_MONGODB_URL is not a MongoDB URL.');
  const url = `${origin}/test_${randomBytes(6).toString('hex')}${query ? `?${query}` : ''}`;
  return {
    url,
    drop: async () => {
      // Loaded on demand, because most specs of the BFF only need a port from this file.
      const { createConnection } = await import('mongoose');
      const connection = await createConnection(url, { serverSelectionTimeoutMS: 2_000 }).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

/** A port that was free a moment ago, e.g. to simulate an outage. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface TestRedis {
  readonly url: string;
  flush(): Promise<void>;
  /** Stops the server; `start` restarts it empty on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes the server refuse every write, because its memory is full or because it is a replica. */
  refuseWrites(reason: 'full' | 'read-only'): Promise<void>;
  /** Ends `refuseWrites`. */
  takeWrites(): Promise<void>;
}

/**
 * The server is killed when its stdin closes, because the kernel closes stdin however the process of the tests ends.
 */
const killAtStdinEnd = '"$0" "$@" & server=$!; cat >/dev/null; kill -9 $server; wait $server';

/** Throws unless the server at `url` responds and was started with this mark as its `dbfilename`. */
async function requireOwnServer(url: string, mark: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  await redis.connect();
  const [, name] = await redis.config('GET', 'dbfilename').finally(() => redis.disconnect());
  if (name !== mark) throw new Error(`another Redis has the port of ${url}`);
}

/** The redis-server or valkey-server on the PATH, if there is one. */
export function redisBinary(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find(existsSync);
}

const maxTries = 3;

/** A new Redis if a redis-server is on the PATH, else the Redis at TEST_REDIS_URL, which cannot be stopped. */
export async function testRedis(): Promise<TestRedis> {
  const binary = redisBinary();
  if (!binary) return serverOf(fromEnvironment('TEST_REDIS_URL'));
  // Retried with another port, because another test may take the free port before this server does.
  for (let tries = 1; ; tries += 1) {
    const redis = ownServer(binary, await freePort());
    try {
      await redis.start();
      return redis;
    } catch (error) {
      await redis.stop();
      if (tries === maxTries) throw error;
    }
  }
}

async function commandAt(url: string, run: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  await run(redis);
  await redis.quit();
}

const flushAt = (url: string) => commandAt(url, (redis) => redis.flushall());

const serverOf = (url: string): TestRedis => ({
  url,
  flush: () => flushAt(url),
  stop: () => Promise.resolve(),
  start: () => Promise.resolve(),
  refuseWrites: () => Promise.resolve(),
  takeWrites: () => Promise.resolve(),
});

function ownServer(binary: string, port: number): TestRedis {
  const url = `redis://127.0.0.1:${port}`;
  const mark = `${randomBytes(6).toString('hex')}.rdb`;
  const options = `--port ${port} --bind 127.0.0.1 --appendonly no --maxmemory-policy noeviction --dbfilename ${mark}`;
  let server: ChildProcess | undefined;
  return {
    url,
    flush: () => flushAt(url),
    start: async () => {
      if (server) return;
      server = spawn('sh', ['-c', killAtStdinEnd, binary, ...options.split(' '), '--save', ''], {
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      // A server whose port another process has exits at once and never responds.
      await eventually(() => requireOwnServer(url, mark), { timeoutMs: 6_000 });
    },
    stop: async () => {
      const ending = server;
      server = undefined;
      if (!ending) return;
      ending.stdin?.end();
      await once(ending, 'exit');
    },
    refuseWrites: (reason) =>
      commandAt(url, (redis) =>
        reason === 'full' ? redis.config('SET', 'maxmemory', '1') : redis.replicaof('127.0.0.1', 1),
      ),
    takeWrites: () =>
      commandAt(url, async (redis) => {
        await redis.replicaof('NO', 'ONE');
        await redis.config('SET', 'maxmemory', '0');
      }),
  };
}
