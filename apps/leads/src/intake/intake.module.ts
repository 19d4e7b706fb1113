import { Module } from '@nestjs/common';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { KnownProperty } from './known-property.ts';
import { LeadIntakeService } from './lead-intake.service.ts';
import { LeadController } from './lead.controller.ts';
import { ValuationAddressService } from './valuation-address.service.ts';

@Module({
  imports: [LeadModule, LeadMailModule],
  controllers: [LeadController],
  providers: [KnownProperty, LeadIntakeService, ValuationAddressService],
})
export class IntakeModule {}
