import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { ClientsModule, Transport, type ClientProxy } from '@nestjs/microservices';
import { type Redis } from 'ioredis';
import { HealthChecks } from '../observability/health-checks.ts';
import { isRedisAnswering, redisTransport } from './redis.ts';

/** The token of the ClientProxy that emits events. */
export const EVENTS = Symbol('events');

/**
 * Nest module that emits events over Nest's Redis transport, as a non-vital part of a service. Emit events with
 * `@Inject(EVENTS) events: ClientProxy`.
 */
@Module({})
export class EventsModule implements OnModuleInit {
  static forRoot({ REDIS_URL }: { REDIS_URL: string }): DynamicModule {
    const clients = [
      { name: EVENTS, transport: Transport.REDIS as const, options: redisTransport(REDIS_URL) },
    ];
    return { module: EventsModule, imports: [ClientsModule.register({ isGlobal: true, clients })] };
  }

  constructor(
    @Inject(EVENTS) private readonly events: ClientProxy,
    checks: HealthChecks,
  ) {
    checks.add({ part: 'redis', isVital: false, isUp: () => this.isUp() });
  }

  /** Connects before the first event. Without Redis the service starts nevertheless. */
  async onModuleInit(): Promise<void> {
    await this.events.connect().catch(() => undefined);
  }

  private async isUp(): Promise<boolean> {
    const isConnected = await this.events.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) return false;
    const [publisher] = this.events.unwrap<[Redis, Redis]>();
    return isRedisAnswering(publisher);
  }
}
