import { SendStaffMail } from '@estate/contracts/leads/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { StaffMailOrders } from './staff-mail-orders.ts';

@Controller()
export class StaffMailController {
  constructor(private readonly orders: StaffMailOrders) {}

  @RpcMethod(SendStaffMail)
  async sendStaffMail(order: z.output<typeof SendStaffMail.input>): Promise<{ id: string }> {
    const { key, kind, to } = order;
    const about = order.kind === 'incident' ? { incident: order.incident } : { token: order.token };
    await this.orders.order({ key, kind, to, about, valid_until: new Date(order.valid_until) });
    return { id: key };
  }
}
