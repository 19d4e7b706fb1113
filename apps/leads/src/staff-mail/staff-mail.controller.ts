import { SendStaffMail } from '@estate/contracts/leads/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { type z } from 'zod';
import { bodyHash } from '../intake/idempotency.ts';
import { Clock, day, addMilliseconds } from '../time/clock.ts';
import { StaffMailQueue } from './staff-mail.queue.ts';
import { staffMailModel, type StaffMailModel } from './staff-mail.schema.ts';

const keptMs = 30 * day;

@Controller()
export class StaffMailController {
  constructor(
    @InjectModel(staffMailModel.name) private readonly mails: StaffMailModel,
    private readonly queue: StaffMailQueue,
    private readonly clock: Clock,
  ) {}

  /** Stores the letter under its key and returns; the job mails it. */
  @RpcMethod(SendStaffMail)
  async sendStaffMail(order: z.output<typeof SendStaffMail.input>): Promise<{ id: string }> {
    const { key, kind, to, valid_until } = order;
    const about = kind === 'incident' ? { incident: order.incident } : { token: order.token };
    const body_hash = bodyHash(kind, { to, ...about, valid_until });
    const created_at = this.clock.now();
    try {
      await this.mails.create({
        _id: key,
        kind,
        to,
        ...about,
        body_hash,
        state: 'pending',
        attempts: 0,
        created_at,
        valid_until: new Date(valid_until),
        expires_at: addMilliseconds(created_at, keptMs),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const first = await this.mails.findById(key).lean();
      if (first?.body_hash !== body_hash) throw new ProblemError('key-reused');
    }
    this.queue.enqueue(key);
    return { id: key };
  }
}
