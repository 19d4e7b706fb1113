import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { SearchOrdersModule } from '../search-orders/search-orders.module.ts';
import { Bounces } from './bounces.ts';

/** Mails that mail servers return after they had accepted them. */
@Module({ imports: [OutboxModule, SearchOrdersModule], providers: [Bounces] })
export class BouncesModule {}
