import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { expect, it } from '@jest/globals';
import { Controller, Inject, Injectable, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, Payload, type ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { z } from 'zod';
import { parseEnv, processEnv } from '../src/process/env.ts';
import { eventPayload } from '../src/stores/event-server.ts';
import { EVENTS, EventsModule } from '../src/stores/events.module.ts';
import { publishEvent, subscribeEvent } from '../src/stores/events.ts';
import { HealthChecks } from '../src/observability/health-checks.ts';
import { createLog } from '../src/observability/log.ts';
import { privateHttp } from '../src/http/private-http.ts';
import { connectRedis, redisReady } from '../src/stores/redis.ts';
import { startService } from '../src/process/run-service.ts';
import { ServiceModule } from '../src/process/service.module.ts';

const NoteChanged = { name: 'note.changed', payload: z.object({ id: z.int() }) };
const reactions: unknown[] = [];

@Injectable()
class Notes {
  constructor(@Inject(EVENTS) readonly events: ClientProxy) {}
}

@Controller()
class Reaction {
  @EventPattern(NoteChanged.name)
  react(@Payload(eventPayload(NoteChanged)) payload: unknown) {
    reactions.push(payload);
  }
}

const env = parseEnv(processEnv, { LOG_LEVEL: 'silent' });
const http = privateHttp({ PORT: 0, BIND_HOST: '127.0.0.1' });

/** A service that handles events. */
function reacting(events: string) {
  class Service {}
  const imports = [ServiceModule.forRoot('test', env)];
  return startService({ module: Service, imports, controllers: [Reaction] }, { http, events });
}
function emitting(
  REDIS_URL: string,
): Promise<Awaited<ReturnType<typeof NestFactory.createApplicationContext>>> {
  class Service {}
  const imports = [ServiceModule.forRoot('test', env), EventsModule.forRoot({ REDIS_URL })];
  const module: DynamicModule = { module: Service, imports, providers: [Notes] };
  return NestFactory.createApplicationContext(module, { logger: false });
}

it('Nest services and a process without Nest receive each other\u2019s events', async () => {
  const store = await testRedis();
  const app = await emitting(store.url);
  const reaction = await reacting(store.url);
  const redis = connectRedis(store.url, 'producer', createLog('test'));
  await redisReady(redis);
  const received: number[] = [];
  let isSubscribed = false;
  const subscription = subscribeEvent({
    redis,
    contract: NoteChanged,
    onEvent: ({ id }) => void received.push(id),
    onSubscribed: () => void (isSubscribed = true),
    log: createLog('test'),
  });
  await eventually(() => expect(isSubscribed).toBe(true));

  await firstValueFrom(app.get(Notes).events.emit(NoteChanged.name, { id: 1 }), { defaultValue: undefined });
  expect(await publishEvent(redis, NoteChanged, { id: 2 })).toBe(true);
  await eventually(() =>
    expect([received, reactions]).toEqual([
      [1, 2],
      [{ id: 1 }, { id: 2 }],
    ]),
  );

  subscription.close();
  redis.disconnect();
  await Promise.all([reaction.close(), app.close()]);
  await store.stop();
});

it('a service starts without Redis, reports itself as degraded, and emits events once Redis is there', async () => {
  const store = await testRedis();
  await store.stop();
  const app = await emitting(store.url);
  const readiness = () => app.get(HealthChecks).readiness();
  expect(await readiness()).toMatchObject({ ready: true, degraded: ['redis'] });
  const emit = () =>
    firstValueFrom(app.get(Notes).events.emit(NoteChanged.name, { id: 1 }), { defaultValue: undefined });
  await expect(emit()).rejects.toBeDefined();
  await store.start();
  await eventually(async () => expect((await readiness()).degraded).toEqual([]));
  await expect(emit()).resolves.toBeUndefined();
  await app.close();
  await store.stop();
});

it('a service handles events if Redis starts later, after an outage of Redis, and after an event with an invalid payload', async () => {
  const store = await testRedis();
  await store.stop();
  reactions.length = 0;
  const reaction = await reacting(store.url);
  const readiness = () => reaction.get(HealthChecks).readiness();
  expect(await readiness()).toMatchObject({ ready: true, degraded: ['redis'] });
  const redis = connectRedis(store.url, 'producer', createLog('test'));
  for (const id of [1, 2]) {
    await store.start();
    await eventually(async () => {
      expect((await readiness()).degraded).toEqual([]);
      expect(await redis.pubsub('NUMSUB', NoteChanged.name)).toEqual([NoteChanged.name, 1]);
    });
    await redis.publish(NoteChanged.name, '{"data":{"id":"not a number"}}');
    await redis.publish(NoteChanged.name, 'not JSON');
    await publishEvent(redis, NoteChanged, { id });
    await eventually(() => expect(reactions.at(-1)).toEqual({ id }));
    await store.stop();
  }
  expect(reactions).toHaveLength(2);
  redis.disconnect();
  await reaction.close();
});
