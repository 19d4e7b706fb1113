import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { expect, it } from '@jest/globals';
import { Controller, Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, Payload, Transport, type ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { z } from 'zod';
import { parseEnv, processEnv } from '../src/env.ts';
import { EVENTS, EventsModule } from '../src/events.module.ts';
import { publishEvent, subscribeEvent } from '../src/events.ts';
import { HealthChecks } from '../src/health-checks.ts';
import { createLog } from '../src/log.ts';
import { connectRedis, redisReady, redisTransport } from '../src/redis.ts';
import { ServiceModule } from '../src/service.module.ts';

const NoteChanged = { name: 'note.changed', payload: z.object({ id: z.int() }) };
const reactions: unknown[] = [];

@Injectable()
class Notes {
  constructor(@Inject(EVENTS) readonly events: ClientProxy) {}
}

@Controller()
class Reaction {
  @EventPattern(NoteChanged.name)
  react(@Payload() payload: unknown) {
    reactions.push(payload);
  }
}

@Module({ controllers: [Reaction] })
class ReactingModule {}

const env = parseEnv(processEnv, { LOG_LEVEL: 'silent' });
function emitting(
  REDIS_URL: string,
): Promise<Awaited<ReturnType<typeof NestFactory.createApplicationContext>>> {
  class Service {}
  const imports = [ServiceModule.forRoot('test', env), EventsModule.forRoot({ REDIS_URL })];
  const module: DynamicModule = { module: Service, imports, providers: [Notes] };
  return NestFactory.createApplicationContext(module, { logger: false });
}

it('services and a process without Nest react to each other\u2019s events', async () => {
  const store = await testRedis();
  const app = await emitting(store.url);
  const reacting = await NestFactory.createMicroservice(ReactingModule, {
    transport: Transport.REDIS,
    options: redisTransport(store.url),
    logger: false,
  });
  await reacting.listen();
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
  await Promise.all([reacting.close(), app.close()]);
  await store.stop();
});

it('a service starts without Redis, says so, and emits once Redis is there', async () => {
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
