import { type RpcClient } from '@estate/rpc/rpc-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { CATALOG } from './catalog.ts';
import { CLOCK, type Clock } from './clock.ts';
import { LeadController } from './intake/lead.controller.ts';
import { LeadIntakeService } from './intake/lead-intake.service.ts';
import { ValuationAddressService } from './intake/valuation-address.service.ts';
import { type LeadModel, LEADS } from './lead/lead.schema.ts';
import { type SavedAddressModel, VALUATION_ADDRESSES } from './lead/valuation-address.schema.ts';
import { LeadMailQueue } from './lead-mail/lead-mail.queue.ts';

@Module({
  controllers: [LeadController],
  providers: [LeadIntakeService, ValuationAddressService],
})
export class LeadsModule {
  static on(parts: {
    leads: LeadModel;
    addresses: SavedAddressModel;
    catalog: RpcClient;
    queue: LeadMailQueue;
    now: Clock;
  }): DynamicModule {
    return {
      module: LeadsModule,
      providers: [
        { provide: LEADS, useValue: parts.leads },
        { provide: VALUATION_ADDRESSES, useValue: parts.addresses },
        { provide: CATALOG, useValue: parts.catalog },
        { provide: LeadMailQueue, useValue: parts.queue },
        { provide: CLOCK, useValue: parts.now },
      ],
    };
  }
}
