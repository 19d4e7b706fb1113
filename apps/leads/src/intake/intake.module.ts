import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { CrmTransferModule } from '../crm-transfer/crm-transfer.module.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { ConsentTexts } from './consent-texts.ts';
import { KnownProperty, LeadIntakeService } from './lead-intake.service.ts';
import { leadControllers } from './lead-controllers.ts';
import { PriceRanges } from '../valuation/price-ranges.ts';
import { ValuationController } from './valuation.controller.ts';

@Module({
  imports: [AssignmentModule, CrmTransferModule, ErasureModule, OrdersModule, OutboxModule, RemovalModule],
  controllers: [...leadControllers, ValuationController],
  providers: [ConsentTexts, KnownProperty, LeadIntakeService, PriceRanges],
})
export class IntakeModule {}
