import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IntakeModule } from '../intake/intake.module.ts';
import { savedAddressModel } from './valuation-address.schema.ts';
import { ValuationAddressService } from './valuation-address.service.ts';
import { ValuationController } from './valuation.controller.ts';

/** Valuations. In contrast to other forms, their address is saved before the visitor has finished the form. */
@Module({
  imports: [MongooseModule.forFeature([savedAddressModel]), IntakeModule],
  controllers: [ValuationController],
  providers: [ValuationAddressService],
  exports: [ValuationAddressService],
})
export class ValuationModule {}
