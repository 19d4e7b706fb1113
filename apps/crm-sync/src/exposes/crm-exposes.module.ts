import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { CrmExposes } from './crm-exposes.ts';
import { CrmExposesController } from './crm-exposes.controller.ts';

@Module({
  imports: [ImportsModule, PropstackModule],
  controllers: [CrmExposesController],
  providers: [CrmExposes],
})
export class CrmExposesModule {}
