import { randomUUID } from 'node:crypto';
import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import {
  CatalogChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyRemoved,
} from '@estate/contracts/events';
import { parseEnv } from '@estate/server-kit/process/env';
import { RpcClient } from '@estate/rpc/rpc-client';
import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { createLog } from '@estate/server-kit/observability/log';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { type RunningService, startService } from '@estate/server-kit/process/run-service';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { asPermittedCaller, serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { shippedWords } from '@estate/test-kit/shipped-words';
import { testMongo, testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { Redis } from 'ioredis';
import { type z } from 'zod';
import { CatalogModule } from '../src/catalog.module.ts';
import { catalogEnv } from '../src/env.ts';

const yesterday = Date.now() - 24 * 60 * 60 * 1_000;

export type Upsert = z.input<typeof UpsertProperties.input>['properties'][number];

type Overrides = Partial<Omit<Upsert, 'images'>> & { images?: PropertyImage[] | null };

/** A property as crm-sync sends it: for sale in Hamburg, listed, with a public address. */
export function property(id: number, { images = [], ...overrides }: Overrides = {}): Upsert {
  return {
    id,
    title: `Wohnung ${id}`,
    city: 'Hamburg',
    zip_code: '20095',
    country: 'DEU',
    street: 'Offenstraße',
    house_number: '7',
    lat: 53.55,
    lng: 10,
    hide_address: false,
    price: 500_000,
    currency: 'EUR',
    marketing_type: 'BUY',
    rs_type: 'APARTMENT',
    property_status_id: 170241,
    number_of_rooms: 3,
    living_space: 90,
    storage_images: [],
    updated_at: '2026-10-01T08:00:00.000Z',
    ...overrides,
    images: images && images.map((image) => ({ ...image, storage_path: `${id}/${image.id}.jpeg` })),
  };
}

export const image = (id: string, overrides: Partial<PropertyImage> = {}) => ({
  id,
  title: null,
  position: 0,
  is_floorplan: false,
  storage_path: `1/${id}.jpeg`,
  change_mark: 'm1',
  ...overrides,
});

/** A valid fetch time for an import (ISO 8601), which must not be in the future. */
export const minuteOfYesterday = (minute: number) => new Date(yesterday + minute * 60_000).toISOString();

/** Starts one instance of the real service on free ports. */
async function startCopy(stores: { MONGODB_URL: string; REDIS_URL: string }) {
  const content = await stubRpcServer(shippedWords);
  const env = parseEnv(catalogEnv, {
    ...stores,
    ...serviceKeys,
    CONTENT_URL: content.url,
    LOG_LEVEL: 'error',
  });
  const running = await startService(CatalogModule.forRoot(env), { http: privateHttp(env) });
  await eventually(async () => {
    const { ready, degraded } = await running.get(HealthChecks).readiness();
    if (!ready || degraded.length > 0) throw new Error('not ready');
  });
  // Waits for the migrations, because otherwise they could repair records that a test has made outdated on purpose.
  await running.get(MongoStore).migrated;
  const url = `http://127.0.0.1:${running.httpPort}`;
  const client = asPermittedCaller(
    (from) => new RpcClient(url, new ServiceToken(from, 'catalog', serviceKey), createLog('test')),
  );
  const close = async () => {
    await client.close();
    await running.close();
    await content.close();
  };
  const get: RunningService['get'] = (provider) => running.get(provider);
  return { client, close, get, healthPort: running.healthPort };
}

const facts = [PropertyPriceChanged, PropertyPublished, PropertyRemoved];

/** Collects the events of catalog, which publishes them before it answers the request that caused them. */
async function collectEvents(redisUrl: string) {
  const connect = () => new Redis(redisUrl, { retryStrategy: () => 20 }).on('error', () => undefined);
  const subscriber = connect();
  const publisher = connect();
  const markChannel = 'mark';
  let lastMark = '';
  let changes: number[][] = [];
  let published: object[] = [];
  subscriber.on('message', (channel, message) => {
    if (channel === markChannel) {
      lastMark = message;
      return;
    }
    const { data } = JSON.parse(message) as { data: unknown };
    const fact = facts.find(({ name }) => name === channel);
    if (fact) published.push({ name: channel, ...fact.payload.parse(data) });
    else changes.push(CatalogChanged.payload.parse(data).ids);
  });
  await subscriber.subscribe(CatalogChanged.name, ...facts.map(({ name }) => name), markChannel);
  /** Publishes a marker message and waits for it: Redis delivers it after all earlier events. */
  const allReceived = async () => {
    const mark = randomUUID();
    // Published again until it arrives, because the subscriber may still be reconnecting after an outage.
    await eventually(async () => {
      await publisher.publish(markChannel, mark);
      expect(lastMark).toBe(mark);
    });
  };
  return {
    /** Returns the ids in each event `catalog.changed` since the last call. */
    take: async () => {
      await allReceived();
      const taken = changes;
      changes = [];
      return taken;
    },
    /** Returns the events about single properties since the last call. */
    takeFacts: async () => {
      await allReceived();
      const taken = published;
      published = [];
      return taken;
    },
    close: () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}

/** Starts the service with databases of its own. */
export async function startCatalog() {
  const mongo = testMongo();
  const redis = await testRedis();
  const stores = { MONGODB_URL: mongo.url, REDIS_URL: redis.url };
  const { client, close, get, healthPort } = await startCopy(stores);

  const events = await collectEvents(redis.url);

  let minute = 0;
  /** Stores properties, with a later fetch time in each call. */
  const store = (...properties: Upsert[]) => {
    minute += 1;
    const fetched_at = minuteOfYesterday(minute);
    return client.call(UpsertProperties, { fetched_at, properties });
  };
  return {
    client,
    get,
    redis,
    mongoUrl: mongo.url,
    takeEvents: events.take,
    takeFacts: events.takeFacts,
    store,
    healthPort,
    /** Starts another instance of the service with the same databases. */
    startSecondCopy: () => startCopy(stores),
    close: async () => {
      events.close();
      await close();
      await Promise.all([mongo.drop(), redis.stop()]);
    },
  };
}
export type CatalogUnderTest = Awaited<ReturnType<typeof startCatalog>>;

/** The day in UTC that many days ago, YYYY-MM-DD. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
