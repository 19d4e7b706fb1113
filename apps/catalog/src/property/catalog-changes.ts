import { CatalogChanged, type EventContract } from '@estate/contracts/events';
import { EVENTS } from '@estate/server-kit/stores/events.module';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { type ClientProxy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { type PropertyEvent } from './property-events.ts';

@Injectable()
export class CatalogChanges {
  private readonly listeners: (() => void)[] = [];

  constructor(
    @Inject(EVENTS) private readonly events: ClientProxy,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Calls `listener` after each change of the stock that this process makes. */
  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Emits `catalog.changed` once with all ids, or not for an empty list, and then one event for each of `facts`. While
   * Redis is down, the events are lost.
   */
  async publish(ids: readonly number[], facts: readonly PropertyEvent[] = []): Promise<void> {
    if (ids.length === 0) return;
    for (const listener of this.listeners) listener();
    await this.emit(CatalogChanged, { ids });
    for (const { event, payload } of facts) await this.emit(event, payload);
  }

  private async emit({ name, payload }: EventContract, fields: object): Promise<void> {
    const event = payload.parse({ ...fields, at: new Date().toISOString() });
    try {
      await lastValueFrom(this.events.emit(name, event), { defaultValue: undefined });
    } catch (err) {
      this.log.warn({ err, event: name }, 'event not published');
    }
  }
}
