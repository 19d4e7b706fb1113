import { SendNotice } from '@estate/contracts/leads/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { NoticeMailer } from './notice-mailer.ts';

@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticeMailer) {}

  @RpcMethod(SendNotice)
  async sendNotice(order: z.output<typeof SendNotice.input>): Promise<{ id: string }> {
    const { key, kind, to, valid_until } = order;
    const about = order.kind === 'incident' ? { incident: order.incident } : { token: order.token };
    await this.notices.order({ key, kind, notice: { to, ...about }, valid_until: new Date(valid_until) });
    return { id: key };
  }
}
