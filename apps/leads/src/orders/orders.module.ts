import { Module } from '@nestjs/common';
import { ExposesModule } from '../exposes/exposes.module.ts';
import { OrderOffers } from './order-offers.ts';
import { OrdersController } from './orders.controller.ts';

/** Orders: which properties have one, by which terms, and what their confirmation says. */
@Module({
  imports: [ExposesModule],
  controllers: [OrdersController],
  providers: [OrderOffers],
  exports: [OrderOffers],
})
export class OrdersModule {}
