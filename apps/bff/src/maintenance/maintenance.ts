import { isRedisReady, redisReady } from '@estate/server-kit/redis';
import { type Log } from '@estate/server-kit/log';
import { type Redis } from 'ioredis';

/** Holds `on` during maintenance (docs/upgrade.md, Maintenance page). */
export const maintenanceKey = 'bff-maintenance';
export const everyMs = 2_000;

/** Whether the site is closed for maintenance. The state is read every two seconds and kept while Redis is away. */
export class Maintenance {
  isOn = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
  ) {}

  /** Reads the state for the first time, without waiting long for Redis, and keeps following it. */
  async follow(): Promise<void> {
    if (await redisReady(this.redis)) await this.read();
    this.timer = setInterval(() => void this.read(), everyMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    if (!isRedisReady(this.redis)) return;
    try {
      const isOn = (await this.redis.get(maintenanceKey)) === 'on';
      if (isOn !== this.isOn) this.log.info({ maintenance: isOn }, 'maintenance page is switched');
      this.isOn = isOn;
    } catch (err) {
      this.log.debug({ err }, 'the state of maintenance is not readable');
    }
  }
}
