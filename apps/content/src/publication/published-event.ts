import { ContentPublished } from '@estate/contracts/events';
import { EVENTS } from '@estate/server-kit/stores/events.module';
import { Clock } from '@estate/server-kit/process/clock';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { type ClientProxy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';

@Injectable()
export class PublishedEvent {
  constructor(
    @Inject(EVENTS) private readonly events: ClientProxy,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Emits `content.published`. While Redis is down, the event is lost. */
  async emit(key: string): Promise<void> {
    const { name, payload } = ContentPublished;
    const event = payload.parse({ key, at: this.clock.now().toISOString() });
    try {
      await lastValueFrom(this.events.emit(name, event), { defaultValue: undefined });
    } catch (err) {
      this.log.warn({ err, event: name }, 'event not published');
    }
  }
}
