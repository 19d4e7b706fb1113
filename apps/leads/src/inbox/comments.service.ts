import { randomUUID } from 'node:crypto';
import { type AddComment, type DeleteComment, type MergeLead } from '@estate/contracts/leads/inbox';
import { maxComments, maxCommentsText } from '@estate/domain/forms/lead-filter';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { historyUpdate } from '../lead/history.ts';
import { type Comment, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { searchText } from '../lead/search-text.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { longDateTime } from '@estate/domain/text/date-time';
import { HandlingService } from './handling.service.ts';
import { InboxService, type LeadAccess } from './inbox.service.ts';

const tooMany = 'Diese Anfrage hat schon zu viele Kommentare. Bitte löschen Sie ältere von Ihnen.';
const otherTextStored = 'Dieser Kommentar ist schon gespeichert. Ihr geänderter Text ist noch da.';
const notOwn = 'Einen Kommentar kann nur löschen, wer ihn geschrieben hat.';
const noDouble = 'Diese Anfragen sind nicht von derselben Person.';

const lengthOf = (comments: readonly Comment[]) => comments.reduce((sum, { text }) => sum + text.length, 0);

/** Comments of staff on a lead, for other staff. Comments are added and deleted, never changed. */
@Injectable()
export class CommentsService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly handling: HandlingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a comment. A repeated call with the same comment id adds nothing; with another text it throws `key-reused`.
   * Throws `conflict` if the lead has too many comments.
   */
  async add({ by, comment, ...one }: z.output<typeof AddComment.input>): Promise<void> {
    await this.write(one, { ...comment, by, at: this.clock.now() });
  }

  async delete(order: z.output<typeof DeleteComment.input>): Promise<void> {
    const { comment, by } = order;
    const lead = await this.inbox.find(order);
    const { comments = [] } = lead;
    const found = comments.find((one) => one.id === comment);
    if (!found) return;
    if (found.by !== by) throw new ProblemError('no-permission', { detail: notOwn });
    const rest = comments.filter((one) => one !== found);
    const { matchedCount } = await this.leads.updateOne(unchanged(lead), {
      $pull: { comments: { id: comment } },
      $set: { search: searchText({ ...lead, comments: rest }, lead.property) },
      ...historyUpdate([{ at: this.clock.now(), by, what: 'uncommented' }]),
    });
    // A concurrent change of the lead's texts was stored first, so the deletion is tried again.
    if (matchedCount === 0) await this.delete(order);
  }

  /**
   * Closes the lead `id` as a duplicate of the lead `into`, with a comment that links to it. Idempotent. Throws
   * `conflict` unless both leads are of the same person.
   */
  async merge({ id, owner, into, by }: z.output<typeof MergeLead.input>): Promise<void> {
    const one = { id, owner };
    const [lead, first] = await Promise.all([this.inbox.find(one), this.inbox.find({ id: into, owner })]);
    const isSamePerson = lead.person_keys.some((key) => first.person_keys.includes(key));
    if (id === into || !isSamePerson) throw new ProblemError('conflict', { detail: noDouble });
    if (!lead.comments?.some((comment) => comment.lead === into)) {
      const text = `Doppelt: Die erste Anfrage kam am ${longDateTime(first.received_at)}.`;
      await this.write(one, { id: randomUUID(), at: this.clock.now(), by, text, lead: into });
    }
    const { handling } = await this.inbox.find(one);
    await this.handling.change({ ...one, by, version: handling.version, state: 'handled' });
  }

  private async write(one: LeadAccess, comment: Comment): Promise<void> {
    const lead = await this.inbox.find(one);
    const { comments = [] } = lead;
    const known = comments.find(({ id }) => id === comment.id);
    if (known && known.text !== comment.text)
      throw new ProblemError('key-reused', { detail: otherTextStored });
    if (known) return;
    const all = [...comments, comment];
    if (all.length > maxComments || lengthOf(all) > maxCommentsText)
      throw new ProblemError('conflict', { detail: tooMany });
    const { matchedCount } = await this.leads.updateOne(
      { ...unchanged(lead), 'comments.id': { $ne: comment.id } },
      {
        $push: { comments: comment },
        $set: { search: searchText({ ...lead, comments: all }, lead.property) },
      },
    );
    if (matchedCount === 0) await this.write(one, comment);
  }
}

/**
 * A query that finds the lead only if its texts are unchanged since it was read. The stored search text contains all
 * texts of the lead, so it serves as their version.
 */
const unchanged = ({ _id, search }: Lead) => ({ _id, search });
