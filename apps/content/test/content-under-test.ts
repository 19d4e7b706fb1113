import type { AnySection } from '@estate/content/section';
import { ContentPublished } from '@estate/contracts/events';
import {
  CancelPublication,
  DiscardDraft,
  GetSection,
  PublishDraft,
  PublishVersion,
  SaveDraft,
} from '@estate/contracts/content/sections';
import { RpcClient } from '@estate/rpc/rpc-client';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { createLog } from '@estate/server-kit/observability/log';
import { parseEnv } from '@estate/server-kit/process/env';
import { startService } from '@estate/server-kit/process/run-service';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { asPermittedCaller, serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { testMongo, testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { ContentModule } from '../src/content.module.ts';
import { contentEnv } from '../src/env.ts';
import { Publication } from '../src/publication/publication.service.ts';
import { Drafts } from '../src/sections/drafts.ts';
import { type StoredDraft } from '../src/sections/draft.schema.ts';
import { type StoredVersion } from '../src/sections/version.schema.ts';
import { specSections } from './spec-sections.ts';

export const maren = { id: 'u1', name: 'Maren Lührs' };
export const jonas = { id: 'u2', name: 'Jonas Wittkamp' };

/** Starts one instance of the real service on free ports. */
async function startCopy(
  stores: { MONGODB_URL: string; REDIS_URL: string },
  now: () => Date,
  sections: readonly AnySection[],
) {
  const env = parseEnv(contentEnv, { ...stores, ...serviceKeys, LOG_LEVEL: 'error' });
  const running = await startService(ContentModule.forRoot(env, { clock: { now }, sections }), {
    http: privateHttp(env),
  });
  await eventually(async () => {
    const { ready, degraded } = await running.get(HealthChecks).readiness();
    if (!ready || degraded.length > 0) throw new Error('not ready');
  });
  await running.get(MongoStore).migrated;
  const url = `http://127.0.0.1:${running.httpPort}`;
  const client = asPermittedCaller(
    (from) => new RpcClient(url, new ServiceToken(from, 'content', serviceKey), createLog('test')),
  );
  const as = { by: maren, may_edit_legal: false };
  const section = async (key: string) => (await client.call(GetSection, { key })).section;
  return {
    client,
    section,
    /** Saves a draft that is based on the newest version, unless `more` names another one. */
    save: async (key: string, words: object, revision: number, more: object = {}) => {
      const version = (await section(key)).version?.number ?? 0;
      return client.call(SaveDraft, { ...as, key, words: { ...words }, revision, version, ...more });
    },
    discard: (key: string, revision: number) => client.call(DiscardDraft, { ...as, key, revision }),
    publish: (key: string, revision: number, more: { at?: string; may_edit_legal?: boolean } = {}) =>
      client.call(PublishDraft, { ...as, key, revision, at: null, ...more }),
    cancel: (key: string) => client.call(CancelPublication, { ...as, key }),
    publishVersion: (key: string, number: number, more: object = {}) =>
      client.call(PublishVersion, { ...as, key, number, ...more }),
    publishDue: () => running.get(Publication).publishDue(),
    /** Interrupts each later publication between its version and the end of its draft. */
    endAfterVersion: () => {
      running.get(Drafts).write = () => Promise.reject(new Error('the process ends here'));
    },
    close: async () => {
      await client.close();
      await running.close();
    },
  };
}

/** Starts the service with databases of its own. `setNow` sets its clock; without it the clock runs. */
export async function startContent(sections: readonly AnySection[] = specSections) {
  const mongo = testMongo();
  const redis = await testRedis();
  const stores = { MONGODB_URL: mongo.url, REDIS_URL: redis.url };
  let time: Date | undefined;
  const now = () => time ?? new Date();
  const copy = await startCopy(stores, now, sections);
  const records = await createConnection(mongo.url).asPromise();

  const subscriber = new Redis(redis.url, { retryStrategy: () => 20 }).on('error', () => undefined);
  const events: string[] = [];
  subscriber.on('message', (_channel, message: string) => {
    const { data } = JSON.parse(message) as { data: unknown };
    events.push(ContentPublished.payload.parse(data).key);
  });
  await subscriber.subscribe(ContentPublished.name);

  return {
    ...copy,
    redis,
    /** The keys of the published sections, in the order of the events. */
    events,
    drafts: records.collection<StoredDraft>('content_drafts'),
    versions: records.collection<StoredVersion>('content_versions'),
    setNow: (iso: string) => {
      time = new Date(iso);
    },
    /** Starts another instance with the same databases, also one of a release with other sections. */
    startSecondCopy: (others: readonly AnySection[] = sections) => startCopy(stores, now, others),
    close: async () => {
      subscriber.disconnect();
      await copy.close();
      await records.close();
      await Promise.all([mongo.drop(), redis.stop()]);
    },
  };
}
