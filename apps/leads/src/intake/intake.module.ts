import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { ErasureStoreModule } from '../erasure/erasure-store.module.ts';
import { FilingModule } from '../filing/filing.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { KnownProperty, LeadIntakeService } from './lead-intake.service.ts';
import { leadControllers } from './lead-controllers.ts';

@Module({
  imports: [AssignmentModule, LeadModule, LeadMailModule, ErasureStoreModule, FilingModule],
  controllers: leadControllers,
  providers: [KnownProperty, LeadIntakeService],
  exports: [LeadIntakeService],
})
export class IntakeModule {}
