import { type EventContract } from '@estate/contracts/events';
import { type Redis } from 'ioredis';
import { type z } from 'zod';
import { createLog, type Log } from '../observability/log.ts';
import { duplicateRedis } from './redis.ts';

const eventLog = createLog('events');

/** Publishes an event from a process without Nest. Never throws: returns false and logs if Redis is down. */
export async function publishEvent<Contract extends EventContract>(
  redis: Redis,
  contract: Contract,
  payload: z.input<Contract['payload']>,
): Promise<boolean> {
  try {
    const data = contract.payload.parse(payload);
    await redis.publish(contract.name, JSON.stringify({ pattern: contract.name, data }));
    return true;
  } catch (err) {
    eventLog.warn({ err, event: contract.name }, 'event not published');
    return false;
  }
}

interface Subscription {
  close(): void;
}

/**
 * Subscribes to an event in a process without Nest, on a separate connection. `onSubscribed` is called at the start
 * and after every outage. It should drop or reload the affected data, because events may have been missed.
 */
export function subscribeEvent<Contract extends EventContract>(options: {
  redis: Redis;
  contract: Contract;
  onEvent: (payload: z.output<Contract['payload']>) => void | Promise<void>;
  onSubscribed?: () => void | Promise<void>;
  log: Log;
}): Subscription {
  const { redis, contract, onEvent, onSubscribed, log } = options;
  const connection = duplicateRedis(redis, 'subscriber', log);
  const guarded = async (step: string, run: () => unknown) => {
    try {
      await run();
    } catch (err) {
      log.error({ err, event: contract.name }, step);
    }
  };
  const subscribe = () =>
    guarded('subscribing failed', async () => {
      await connection.subscribe(contract.name);
      await onSubscribed?.();
    });
  connection.on('ready', () => void subscribe());
  connection.on('message', (_channel: string, message: string) => {
    void guarded('event not dealt with', () => {
      const { data } = JSON.parse(message) as { data: unknown };
      return onEvent(contract.payload.parse(data) as z.output<Contract['payload']>);
    });
  });
  return { close: () => connection.disconnect() };
}
