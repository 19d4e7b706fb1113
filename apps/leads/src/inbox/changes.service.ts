import { type ChangeLead, type ChangeLeads } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { HandlingService } from './handling.service.ts';
import { MailOrdersService } from './mail-orders.service.ts';

type Order = z.output<typeof ChangeLead.input>;
type Orders = z.output<typeof ChangeLeads.input>;

/** Whether a lead cannot have the change; the others of many are changed all the same. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && ['not-found', 'outdated-record', 'conflict'].includes(error.problem.code);

/** What staff order for one lead or for many: its handling, and whether it is spam. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly handling: HandlingService,
    private readonly mails: MailOrdersService,
  ) {}

  async change(order: Order): Promise<void> {
    await this.handling.mailAssignees(await this.apply(order));
  }

  /** Answers the ids of the leads that stay as they are. Throws `invalid-input` where none can have the change. */
  async changeAll(items: Orders['items'], who: Pick<Orders, 'by' | 'owner'>): Promise<string[]> {
    const unchanged: string[] = [];
    const assignments: Awaited<ReturnType<HandlingService['change']>> = [];
    try {
      for (const item of items)
        try {
          assignments.push(...(await this.apply({ ...item, ...who })));
        } catch (error) {
          if (!isRefusal(error)) throw error;
          unchanged.push(item.id);
        }
    } finally {
      await this.handling.mailAssignees(assignments);
    }
    return unchanged;
  }

  private async apply({ suspicious, ...order }: Order) {
    // First, because whoever gives a lead away may not see it any more.
    if (suspicious === true) await this.mails.suspect(order, order.by);
    if (suspicious === false) await this.mails.release(order, order.by);
    return this.handling.change(order);
  }
}
