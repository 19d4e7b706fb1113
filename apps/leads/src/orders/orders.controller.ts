import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { GetOrderOffer, GetOrderState, SetOrderSwitch } from '@estate/contracts/leads/orders';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ExposeSettings } from '../exposes/expose-settings.ts';
import { OrderOffers } from './order-offers.ts';

/** The order of a property, as visitors see it and as staff switch it. */
@Controller()
export class OrdersController {
  constructor(
    private readonly offers: OrderOffers,
    private readonly settings: ExposeSettings,
  ) {}

  @RpcMethod(GetOrderOffer)
  async getOrderOffer({ id }: z.output<typeof GetOrderOffer.input>) {
    return { offer: await this.offers.find(id) };
  }

  @RpcMethod(GetOrderState)
  getOrderState({ id }: z.output<typeof GetOrderState.input>) {
    return this.offers.state(id);
  }

  @RpcMethod(SetOrderSwitch)
  async setOrderSwitch({ id, is_on }: z.output<typeof SetOrderSwitch.input>) {
    const before = await this.settings.set(id, 'is_ordered', is_on);
    return { audit: auditFacts({ is_on }, { is_on: before }) };
  }
}
