import { type ReadPerson } from '@estate/contracts/leads/erasure';
import { type LeadFinding, nobody } from '@estate/domain/forms/lead-filter';
import {
  type LeadSearch,
  type ExportLeads,
  type LeadDetail,
  type ListLeads,
} from '@estate/contracts/leads/inbox';
import { literally } from '@estate/server-kit/fold-text';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { searchWords } from '../lead/search-text.ts';
import { Links } from '../mail/links.ts';
import { Clock } from '../time/clock.ts';
import { rowFields, toDetail, toRow } from './lead-view.ts';

const notDelivered = { $in: ['pending', 'failed'] };

const findings: Readonly<Record<LeadFinding, Record<string, unknown>>> = {
  new: { 'handling.state': 'new' },
  open: { 'handling.state': { $ne: 'handled' } },
  handled: { 'handling.state': 'handled' },
  suspicious: { suspicion: { $ne: null } },
  undelivered: {
    $or: [
      { 'mails.agency.state': notDelivered },
      { 'mails.visitor.state': notDelivered },
      { 'replies.mail.state': notDelivered },
    ],
  },
};

/** The leads that somebody may see. */
export const ownedBy = (owner: string | null): QueryFilter<Lead> =>
  owner === null ? {} : { 'handling.assignee': owner };

/** The filter of the inbox. Words are looked for literally, so a question costs the same whatever is typed. */
function leadFilter({
  q,
  kind,
  state,
  assignee,
  owner,
}: LeadSearch & { owner: string | null }): QueryFilter<Lead> {
  const words = searchWords(q ?? '').map((word) => ({ search: { $regex: literally(word) } }));
  return {
    // Spam is a view of its own.
    ...(state === 'suspicious' ? {} : { suspicion: null }),
    ...(kind ? { kind } : {}),
    ...(assignee ? { 'handling.assignee': assignee === nobody ? null : assignee } : {}),
    ...(state ? findings[state] : {}),
    $and: [ownedBy(owner), ...words],
  };
}

/** Newest first; leads of the same moment follow by id, so that no page repeats a lead of another. */
const newestFirst = { received_at: -1, _id: -1 } as const;

/** Leads that one page of the file holds at most, and its bytes: small, because each page is in memory several times. */
const maxExported = 150;
const maxExportedBytes = 192 * 1024;

/** A lead, and whose leads alone the caller may see. */
export interface OneLead {
  readonly id: string;
  readonly owner: string | null;
}

const gone = 'Diese Anfrage gibt es nicht oder nicht mehr.';

/** The leads as staff read them. */
@Injectable()
export class InboxService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  /** One page of the inbox, newest first. */
  async list(query: z.output<typeof ListLeads.input>): Promise<z.input<typeof ListLeads.output>> {
    const { page, page_size } = query;
    const filter = leadFilter(query);
    const [found, total, unread] = await Promise.all([
      this.leads
        .find(filter, rowFields, { skip: (page - 1) * page_size, limit: page_size })
        .sort(newestFirst)
        .lean<Lead[]>(),
      this.leads.countDocuments(filter),
      this.unread(query.owner),
    ]);
    const now = this.clock.now();
    return { items: found.map((lead) => toRow(lead, now)), total, unread };
  }

  /** Leads without suspicion that nobody opened yet. */
  unread(owner: string | null): Promise<number> {
    return this.leads.countDocuments({ 'handling.state': 'new', suspicion: null, ...ownedBy(owner) });
  }

  /** Throws `not-found`, also for a lead that the owner may not see. */
  async find({ id, owner }: OneLead): Promise<Lead> {
    const lead = await this.leads.findOne({ _id: id, ...ownedBy(owner) }).lean<Lead>();
    if (!lead) throw new ProblemError('not-found', { detail: gone });
    return lead;
  }

  async detail(lead: OneLead): Promise<LeadDetail> {
    return toDetail(await this.find(lead), this.links, this.clock.now());
  }

  /** Whole leads from the cursor on, newest first. */
  export({
    cursor,
    ...search
  }: z.output<typeof ExportLeads.input>): Promise<z.input<typeof ExportLeads.output>> {
    return this.pageOf(leadFilter(search), cursor, (lead, now) => {
      // The file names neither what staff did and wrote nor the whole text of the consent.
      const { consent, ...detail } = toDetail(lead, this.links, now);
      return { ...detail, history: [], replies: [], consent: { ...consent, text: undefined } };
    });
  }

  /** All data of the leads of one person from the cursor on, newest first. */
  dataOf(person: QueryFilter<Lead>, cursor?: string): Promise<z.input<typeof ReadPerson.output>> {
    return this.pageOf(person, cursor, (lead, now) => ({
      ...toDetail(lead, this.links, now),
      ...(lead.client_ip === null ? {} : { client_ip: lead.client_ip }),
    }));
  }

  /** As many leads as fit into a message. */
  private async pageOf<Item>(
    filter: QueryFilter<Lead>,
    cursor: string | undefined,
    view: (lead: Lead, now: Date) => Item,
  ): Promise<{ items: Item[]; next: string | null }> {
    const found = await this.leads
      .find({ $and: [filter, cursor === undefined ? {} : after(cursor)] })
      .sort(newestFirst)
      .limit(maxExported + 1)
      .lean<Lead[]>();
    const now = this.clock.now();
    const items: Item[] = [];
    let bytes = 0;
    for (const lead of found.slice(0, maxExported)) {
      const item = view(lead, now);
      bytes += Buffer.byteLength(JSON.stringify(item));
      if (items.length > 0 && bytes > maxExportedBytes) break;
      items.push(item);
    }
    const last = found[items.length - 1];
    return { items, next: last && items.length < found.length ? cursorOf(last) : null };
  }
}

const cursorOf = ({ received_at, _id }: Lead) => `${received_at.getTime()}-${_id}`;

/** The leads behind a cursor, in the order of `newestFirst`. */
function after(cursor: string) {
  const at = cursor.indexOf('-');
  const received_at = new Date(Number(cursor.slice(0, at)));
  return {
    $or: [{ received_at: { $lt: received_at } }, { received_at, _id: { $lt: cursor.slice(at + 1) } }],
  };
}
