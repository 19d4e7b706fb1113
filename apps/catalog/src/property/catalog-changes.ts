import { CatalogChanged } from '@estate/contracts/events';
import { EVENTS } from '@estate/server-kit/events.module';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Inject, Injectable } from '@nestjs/common';
import { type ClientProxy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';

@Injectable()
export class CatalogChanges {
  constructor(
    @Inject(EVENTS) private readonly events: ClientProxy,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Emits one event with all changed ids, or none for an empty list. While Redis is down, the event is lost. */
  async publish(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const payload = CatalogChanged.payload.parse({ ids, at: new Date().toISOString() });
    try {
      await lastValueFrom(this.events.emit(CatalogChanged.name, payload), { defaultValue: undefined });
    } catch (err) {
      this.log.warn({ err, event: CatalogChanged.name }, 'event not published');
    }
  }
}
