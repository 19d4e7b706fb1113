import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRateLimits } from '@estate/bff/limits/rate-limits';
import { maintenanceKey } from '@estate/bff/maintenance-mode';
import { FirstViews } from '@estate/bff/views/first-views';
import { webhookJob, webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import {
  CatalogChanged,
  ContentPublished,
  PropertyRemoved,
  type EventContract,
} from '@estate/contracts/events';
import { crmQueue } from '@estate/contracts/jobs';
import { crmTransferJob } from '@estate/contracts/leads/crm-transfer';
import { crmTransferQueue, leadMailQueue } from '@estate/contracts/queues';
import { RateLimit } from '@estate/crm-sync/propstack/rate-limit';
import { findCancelled, isCancelled, requestCancellation } from '@estate/crm-sync/running-jobs/cancellations';
import { scheduleQueue } from '@estate/crm-sync/schedules/schedules';
import { createLog } from '@estate/server-kit/observability/log';
import { createQueue, createWorker } from '@estate/server-kit/stores/queue';
import { redisTransport } from '@estate/server-kit/stores/redis';
import { freePort, redisBinary } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientProxyFactory, Transport } from '@nestjs/microservices';
import { Redis } from 'ioredis';
import { lastValueFrom } from 'rxjs';
import { root } from '../../local/places.mjs';
import { compose, fillIn } from './compose.ts';

const log = createLog('store-users');
const binary = redisBinary();
const folder = mkdtempSync(join(tmpdir(), 'store-users-'));
const passwords = Object.fromEntries(
  ['BFF', 'CATALOG', 'CONTENT', 'CRM_SYNC', 'LEADS', 'MEDIA'].map((user) => [
    `REDIS_PASSWORD_${user}`,
    `password-${user}`,
  ]),
);
type User = 'bff' | 'catalog' | 'content' | 'crm-sync' | 'leads' | 'media';
const object = { id: 42, event: null, received_at: new Date().toISOString() };

/** Needs a redis-server on the PATH, which is started with compose's command. */
(binary ? describe : describe.skip)('a user of Redis', () => {
  let port: number;
  let server: ChildProcess;
  const ends: (() => unknown)[] = [];
  /** The address of Redis in compose for the service. */
  const urlOf = (user: User) => {
    const url = fillIn(String(compose.services[user]?.environment?.['REDIS_URL']), passwords);
    return url.replace('@redis:6379', `@127.0.0.1:${port}`);
  };
  const connect = (url: string) => {
    const redis = new Redis(url, { maxRetriesPerRequest: 1, enableReadyCheck: false });
    redis.on('error', () => undefined);
    ends.push(() => redis.disconnect());
    return redis;
  };
  const queueOf = async (user: User, name: string) => {
    const queue = createQueue(name, { url: urlOf(user), log });
    ends.push(() => queue.close());
    // A producer's commands fail until it is connected.
    await eventually(() => queue.getJobCounts());
    return queue;
  };
  /** Processes a queue as this user and resolves once a job is done. */
  const workOnce = async (user: User, name: string) => {
    const worker = createWorker(name, () => Promise.resolve('done'), { url: urlOf(user), log });
    ends.push(() => worker.close(true));
    const [job] = (await once(worker, 'completed')) as [{ name: string }];
    return job.name;
  };
  const publish = (user: User, { name }: EventContract) => connect(urlOf(user)).publish(name, '{}');

  beforeAll(async () => {
    port = await freePort();
    const [, ...settings] = (compose.services['redis']?.command ?? []).map((part) => fillIn(part, passwords));
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    server = spawn(binary!, [...own, ...settings], { stdio: 'ignore' });
    await eventually(async () => expect(await connect(`redis://127.0.0.1:${port}`).ping()).toBe('PONG'));
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  it('the Redis user of bff may count requests, store the maintenance page and used challenges, add webhook jobs and receive events', async () => {
    const redis = connect(urlOf('bff'));
    const limits = createRateLimits(redis, 'a-secret-for-tests-only');
    await eventually(() => expect(redis.status).toBe('ready'));
    await limits.count('form', '203.0.113.1');
    await limits.giveBack('form', '203.0.113.1');
    expect(await redis.set('altcha-1', 'key', 'EX', 60, 'NX', 'GET')).toBeNull();
    await redis.set(maintenanceKey, 'on');
    expect(await redis.del(maintenanceKey)).toBe(1);
    const views = new FirstViews(redis, 'a-secret-for-tests-only');
    const view = { property: 1, client: '203.0.113.1', agent: 'a browser' };
    expect([await views.isFirst(view), await views.isFirst(view)]).toEqual([true, false]);
    const { name, data, opts } = webhookJob(object);
    const hooks = await queueOf('bff', webhookQueue);
    await hooks.add(name, data, opts);
    expect(await hooks.getJobCounts()).toMatchObject({ delayed: 1 });
    expect(await connect(urlOf('bff')).subscribe(CatalogChanged.name)).toBe(1);
    expect(await publish('bff', CatalogChanged)).toBe(1);
  });

  it('the Redis user of catalog may publish its events', async () => {
    const hearing = connect(urlOf('bff'));
    await hearing.subscribe(CatalogChanged.name);
    const message = once(hearing, 'message');
    const options = redisTransport(urlOf('catalog'));
    const events = ClientProxyFactory.create({ transport: Transport.REDIS, options });
    ends.push(() => events.close());
    await lastValueFrom(events.emit(CatalogChanged.name, { ids: [1] }));
    expect(JSON.parse(String((await message)[1]))).toMatchObject({ data: { ids: [1] } });
  });

  it('the Redis users of leads and media may receive the property events of catalog', async () => {
    for (const user of ['leads', 'media'] as const)
      expect(await connect(urlOf(user)).subscribe(PropertyRemoved.name)).toBe(1);
    expect(await publish('catalog', PropertyRemoved)).toBe(2);
  });

  it('the Redis user of content may work its queue and tell the BFF, catalog and leads of published words', async () => {
    for (const user of ['bff', 'catalog', 'leads'] as const)
      expect(await connect(urlOf(user)).subscribe(ContentPublished.name)).toBe(1);
    expect(await publish('content', ContentPublished)).toBe(3);
    const jobs = await queueOf('content', 'content');
    await jobs.add('publish', {});
    expect(await workOnce('content', 'content')).toBe('publish');
  });

  it('the Redis user of crm-sync may process its queues, read all queues, limit its calls and lock objects', async () => {
    const redis = connect(urlOf('crm-sync'));
    const jobs = await queueOf('crm-sync', crmQueue);
    await jobs.add('sync', {});
    expect(await workOnce('crm-sync', crmQueue)).toBe('sync');
    const schedules = await queueOf('crm-sync', scheduleQueue);
    await schedules.upsertJobScheduler('nightly', { every: 60_000 });
    expect(await schedules.getJobSchedulersCount()).toBe(1);
    // Bull Board shows the jobs and workers of all queues.
    for (const name of [crmQueue, webhookQueue, scheduleQueue, crmTransferQueue, leadMailQueue]) {
      const queue = await queueOf('crm-sync', name);
      await Promise.all([
        queue.getJobs(),
        queue.getJobCounts(),
        queue.getWorkers(),
        queue.getMetrics('completed'),
      ]);
    }
    await new RateLimit(redis, 10).waitForTurn();
    await requestCancellation(redis, 'one');
    expect([await isCancelled(redis, 'one'), (await findCancelled(redis, ['one', 'two'])).size]).toEqual([
      true,
      1,
    ]);
  });

  it('the Redis users of leads and crm-sync may add leads for the CRM and transfer them one at a time', async () => {
    const { name, data, opts } = crmTransferJob('11111111-2222-4333-8444-555555555555');
    await (await queueOf('leads', crmTransferQueue)).add(name, data, opts);
    await (await queueOf('crm-sync', crmTransferQueue)).setGlobalConcurrency(1);
    expect(await workOnce('crm-sync', crmTransferQueue)).toBe(name);
  });

  it('the Redis user of leads may process the queue of mails', async () => {
    const mails = await queueOf('leads', leadMailQueue);
    await mails.add('mail', {});
    expect(await workOnce('leads', leadMailQueue)).toBe('mail');
    await mails.upsertJobScheduler('daily', { every: 60_000 });
    expect(await mails.getJobSchedulersCount()).toBe(1);
  });

  it.each<[User | 'nobody', string[]]>([
    ['bff', ['get', `bull:${leadMailQueue}:meta`]],
    ['bff', ['set', 'crm-rate-limit', '1']],
    ['catalog', ['get', maintenanceKey]],
    ['crm-sync', ['del', maintenanceKey]],
    ['crm-sync', ['publish', CatalogChanged.name, '{}']],
    ['crm-sync', ['publish', PropertyRemoved.name, '{}']],
    ['media', ['get', `bull:${leadMailQueue}:meta`]],
    ['leads', ['get', `bull:${crmQueue}:meta`]],
    ['leads', ['eval', "return redis.call('GET', KEYS[1])", '1', 'limit-form:x']],
    ['leads', ['keys', '*']],
    ['leads', ['flushall']],
    ['crm-sync', ['config', 'get', '*']],
    ['bff', ['acl', 'list']],
    ['nobody', ['get', maintenanceKey]],
  ])('the Redis user %s may not call %j', async (user, [command = '', ...args]) => {
    const url = user === 'nobody' ? `redis://127.0.0.1:${port}` : urlOf(user);
    await expect(connect(url).call(command, ...args)).rejects.toThrow(/NOPERM|ACL failure|permission/i);
  });
});

const usersScript = readFileSync(join(root, 'deploy', 'compose', 'mongodb-users.js'), 'utf8');
type Calls = Record<'roles' | 'users', Record<string, unknown>[]>;

/** The users and roles that the script creates or updates in a store with these environment variables. */
function usersAndRoles(env: Record<string, string>): Calls {
  const calls: Calls = { roles: [], users: [] };
  const store = {
    auth: () => 1,
    getRole: () => null,
    getUser: () => null,
    createRole: (role: Record<string, unknown>) => calls.roles.push(role),
    createUser: (user: Record<string, unknown>) => calls.users.push(user),
  };
  runInNewContext(usersScript, { db: { getSiblingDB: () => store }, process: { env } });
  return calls;
}

/** The collections of a service, from its schemas and from its calls of `collection(…)`. */
function collectionsOf(app: string): string[] {
  const sources = readdirSync(join(root, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, 'apps', app, 'src', file), 'utf8'));
  const contracts = join(root, 'libs', 'contracts', 'src');
  const constants = readdirSync(contracts, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(contracts, file), 'utf8'))
    .join('\n');
  const found = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:\bcollection: |\bindexed\(|\bcollection(?:<\w+>)?\()(?:'(\w+)'|(\w+Collection)\b)/g,
      ),
    ].map(([, name, constant]) => {
      const [, value] = new RegExp(`${constant} = '(\\w+)'`).exec(constants) ?? [];
      return name ?? value ?? String(constant);
    }),
  );
  return [...new Set([...found, `${app.replaceAll('-', '_')}_migrations`])].sort();
}

describe('a user of MongoDB', () => {
  const services = Object.keys(compose.services)
    .filter((name) => name.startsWith('migrate-'))
    .map((name) => name.slice('migrate-'.length))
    .sort();
  const passwordSettings = Object.fromEntries(
    Object.keys(compose.services['mongodb-users']?.environment ?? {}).map((name) => [name, `${name} value`]),
  );

  it.each(services)('the MongoDB user %s may use exactly the collections of its schemas', (service) => {
    const { roles, users } = usersAndRoles(passwordSettings);
    const user = users.find(({ user: name }) => name === service);
    expect(user?.['roles']).toEqual([`${service}-collections`]);
    const role = roles.find((each) => each['role'] === `${service}-collections`);
    const privileges = role?.['privileges'] as { resource: { db: string; collection: string } }[];
    expect(privileges.every(({ resource }) => resource.db === 'estate')).toBe(true);
    expect(privileges.map(({ resource }) => resource.collection).sort()).toEqual(collectionsOf(service));
  });

  it('each service with a store and the backup have a MongoDB user with a password from compose', () => {
    const { users } = usersAndRoles(passwordSettings);
    expect(users.map(({ user }) => String(user)).sort()).toEqual(['backup', ...services]);
    for (const { user, pwd } of users)
      expect(pwd).toBe(`MONGODB_PASSWORD_${String(user).toUpperCase().replaceAll('-', '_')} value`);
  });

  it('only the MongoDB user of the backup may write the collection backups', () => {
    const writers = usersAndRoles(passwordSettings).roles.flatMap(({ role, privileges }) =>
      (privileges as { resource: { collection: string }; actions: string[] }[])
        .filter(({ resource, actions }) => resource.collection === 'backups' && actions.includes('update'))
        .map(() => role),
    );
    expect(writers).toEqual(['backup-note']);
  });

  it('MongoDB users are created only if passwords are set', () => {
    expect(usersAndRoles({})).toEqual({ roles: [], users: [] });
  });
});
