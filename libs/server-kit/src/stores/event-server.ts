import { type EventContract } from '@estate/contracts/events';
import { type PipeTransform } from '@nestjs/common';
import { ServerRedis } from '@nestjs/microservices';
import { type Redis } from 'ioredis';
import { type Log } from '../observability/log.ts';
import { connectRedis, isRedisAnswering } from './redis.ts';

/**
 * Nest's Redis transport for the `@EventPattern` methods of a service's controllers. Nest's own server does not start
 * without Redis. This one does, and subscribes whenever the connection is established.
 */
export class EventServer extends ServerRedis {
  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {
    super({});
  }

  override listen(callback: () => void): Promise<void> {
    const redis = connectRedis(this.url, 'subscriber', this.log);
    this.subClient = redis;
    redis.on('message', (channel, message) => {
      this.handleMessage(channel, message, redis, channel).catch((err: unknown) =>
        this.log.error({ err, event: channel }, 'event not handled'),
      );
    });
    redis.on('ready', () => {
      redis
        .subscribe(...this.messageHandlers.keys())
        .catch((err: unknown) => this.log.error({ err }, 'not subscribed to events'));
    });
    callback();
    return Promise.resolve();
  }

  isUp(): Promise<boolean> {
    return isRedisAnswering(this.subClient as Redis);
  }

  override close(): Promise<void> {
    (this.subClient as Redis | undefined)?.disconnect();
    return Promise.resolve();
  }
}

/** Parses the payload of an event: `@Payload(eventPayload(PropertyRemoved))`. A payload of another shape is only logged. */
export const eventPayload = ({ payload }: EventContract): PipeTransform => ({
  transform: (value: unknown) => payload.parse(value),
});
