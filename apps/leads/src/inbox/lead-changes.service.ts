import { type ChangeLead, type ChangeLeads } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { HandlingService } from './handling.service.ts';
import { LeadMailsService } from './lead-mails.service.ts';

type Order = z.output<typeof ChangeLead.input>;
type Orders = z.output<typeof ChangeLeads.input>;

/** Error codes that concern a single lead. A bulk change then continues with the next lead. */
const refusals = ['not-found', 'outdated-record', 'conflict', 'invalid-input'];
const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && refusals.includes(error.problem.code);

/** Changes the handling of one or several leads, and marks them as spam or as no spam. */
@Injectable()
export class LeadChangesService {
  constructor(
    private readonly handling: HandlingService,
    private readonly mails: LeadMailsService,
  ) {}

  async change(order: Order): Promise<void> {
    await this.handling.mailAssignees(await this.apply(order));
  }

  /**
   * Changes each lead on its own and returns the ids of the leads that stay unchanged because the change was refused.
   * Throws `invalid-input` if no lead was changed and at least one was refused with `invalid-input`, because the input
   * itself is wrong then.
   */
  async changeAll(items: Orders['items'], caller: Pick<Orders, 'by' | 'owner'>): Promise<string[]> {
    const unchanged: string[] = [];
    let invalidInput: ProblemError | undefined;
    const assignments: Awaited<ReturnType<HandlingService['change']>> = [];
    try {
      for (const item of items)
        try {
          assignments.push(...(await this.apply({ ...item, ...caller })));
        } catch (error) {
          if (!isRefusal(error)) throw error;
          if (error.problem.code === 'invalid-input') invalidInput ??= error;
          unchanged.push(item.id);
        }
    } finally {
      await this.handling.mailAssignees(assignments);
    }
    if (invalidInput && unchanged.length === items.length) throw invalidInput;
    return unchanged;
  }

  private async apply({ suspicious, ...order }: Order) {
    // Runs before `handling.change`, which may assign the lead to somebody else, so that `owner` no longer finds it.
    if (suspicious === true) await this.mails.suspect(order, order.by);
    if (suspicious === false) await this.mails.release(order, order.by);
    return this.handling.change(order);
  }
}
