import { type PersonLead } from '@estate/contracts/leads/erasure';
import { type LeadFinding, noAssignee, openStates } from '@estate/domain/forms/lead-filter';
import {
  type LeadSearch,
  type ExportLeads,
  type LeadDetail,
  type LeadRow,
  type ListLeads,
} from '@estate/contracts/leads/inbox';
import { escapeRegExp } from '@estate/server-kit/text/fold-text';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { dueBeforeQuery, endOfDay, snoozedLeadsQuery } from '../lead/due.ts';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { searchWords } from '../lead/search-text.ts';
import { Links } from '../mail/links.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { Duplicates } from './duplicates.ts';
import { type OutboxSnapshot, leadRowFields, toLeadDetail, toLeadRow } from './lead-view.ts';

const notDelivered = { $in: ['pending', 'failed'] };
const unhandled = { 'handling.state': { $in: [...openStates] } };

/** A query for leads that are not suspected and that nobody has opened. */
export const unreadLeads = {
  'handling.state': 'new',
  'handling.read': { $ne: true },
  suspicion: null,
} satisfies QueryFilter<Lead>;

function findingFilter(state: LeadFinding, now: Date): Record<string, unknown> {
  switch (state) {
    case 'unhandled':
      return unhandled;
    case 'overdue':
      return dueBeforeQuery(now);
    case 'snoozed':
      return snoozedLeadsQuery(now);
    case 'suspicious':
      return { suspicion: { $ne: null } };
    case 'untransferred':
      return { 'crm_transfer.state': 'failed' };
    case 'undelivered':
      return {
        $or: [
          { 'mails.agency': notDelivered },
          { 'mails.visitor': notDelivered },
          { 'replies.mail': notDelivered },
        ],
      };
    default:
      return { 'handling.state': state };
  }
}

/** A query for the leads that the caller may see: those of `owner`, or all leads if it is null. */
export const leadOwnerFilter = (owner: string | null): QueryFilter<Lead> =>
  owner === null ? {} : { 'handling.assignee': owner };

/** Newest first. The id orders leads of the same moment, so that no lead is on two pages. */
const newestFirst = { received_at: -1, _id: -1 } as const;
const longestDueFirst = { 'handling.due_at': 1, _id: 1 } as const;

/**
 * The limits of one page of the export and of a person's data. They are small, because several serialized copies of a
 * page are in memory at once.
 */
const maxExported = 150;
const maxExportedBytes = 192 * 1024;

/** The id of a lead. If `owner` is not null, the caller may see only leads that are assigned to this account. */
export interface LeadAccess {
  readonly id: string;
  readonly owner: string | null;
}

const goneText = 'Diese Anfrage gibt es nicht oder nicht mehr.';
const erasingText = 'Diese Anfrage wird gerade gelöscht.';

/** Throws `conflict` if the erasure of the lead was ordered; it is deleted once no mail of it is being sent. */
export function refuseLeadBeingErased({ erasing }: Pick<Lead, 'erasing'>): void {
  if (erasing) throw new ProblemError('conflict', { detail: erasingText });
}

/** Finds leads for staff: the pages of the inbox, a single lead, and the export. */
@Injectable()
export class InboxService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly duplicates: Duplicates,
    private readonly outbox: OutboxRecords,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of the inbox: first the leads due by the end of the day, the longest overdue first; then the others by
   * age, newest first.
   */
  async list(query: z.output<typeof ListLeads.input>): Promise<z.input<typeof ListLeads.output>> {
    const { page, page_size, owner } = query;
    const filter = await this.filterOf(query);
    const [found, total] = await Promise.all([
      this.findInOrder(filter, (page - 1) * page_size, page_size),
      this.leads.countDocuments(filter),
    ]);
    return { items: await this.toRows(found, owner), total };
  }

  /** The number of leads that are not suspected and that nobody has opened. */
  unread(owner: string | null): Promise<number> {
    return this.leads.countDocuments({ ...unreadLeads, ...leadOwnerFilter(owner) });
  }

  /**
   * The inbox rows of these leads in the order of the ids, whoever they are assigned to. Deleted leads are left out.
   */
  async rows(ids: readonly string[]): Promise<LeadRow[]> {
    const found = await this.leads.find({ _id: { $in: [...ids] } }, leadRowFields).lean<Lead[]>();
    return this.toRows(
      ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []),
      null,
    );
  }

  /** The number of leads about each of these properties. Properties without leads are left out. */
  countOf(properties: readonly number[], owner: string | null): Promise<{ id: number; count: number }[]> {
    return this.leads.aggregate<{ id: number; count: number }>([
      { $match: { 'form.propertyId': { $in: [...properties] }, suspicion: null, ...leadOwnerFilter(owner) } },
      { $group: { _id: '$form.propertyId', count: { $sum: 1 } } },
      { $project: { _id: 0, id: '$_id', count: 1 } },
    ]);
  }

  /** Throws `not-found`, also for a lead that is not assigned to `owner`. */
  async find({ id, owner }: LeadAccess): Promise<Lead> {
    const lead = await this.leads.findOne({ _id: id, ...leadOwnerFilter(owner) }).lean<Lead>();
    if (!lead) throw new ProblemError('not-found', { detail: goneText });
    return lead;
  }

  async detail(one: LeadAccess): Promise<LeadDetail> {
    const lead = await this.find(one);
    const firsts = await this.duplicates.firstsOf([lead], one.owner);
    return toLeadDetail(lead, this.links, await this.outgoing([lead]), firsts.get(one.id));
  }

  /** One page of the leads that match a search, after the cursor, newest first; the first page with their number. */
  async export({ cursor, ...search }: z.output<typeof ExportLeads.input>): Promise<{
    items: LeadDetail[];
    next: string | null;
    total?: number;
  }> {
    const filter = await this.filterOf(search);
    const page = await this.pageOf(filter, cursor, (lead, outgoing) => {
      // The exported file contains no history, no replies of staff, and not the text of the consent.
      const { consent, ...detail } = toLeadDetail(lead, this.links, outgoing);
      const { text: _text, ...given } = consent;
      return { ...detail, history: [], replies: [], consent: given };
    });
    return cursor === undefined ? { ...page, total: await this.leads.countDocuments(filter) } : page;
  }

  /** One page of all data of a person's leads after the cursor, newest first. */
  dataOf(person: QueryFilter<Lead>, cursor?: string): Promise<{ items: PersonLead[]; next: string | null }> {
    return this.pageOf(person, cursor, (lead, outgoing) => ({
      ...toLeadDetail(lead, this.links, outgoing),
      ...(lead.client_ip === null ? {} : { client_ip: lead.client_ip }),
    }));
  }

  /** At most `limit` of the leads that match, after the first `skip`, in the order of the inbox. */
  private async findInOrder(filter: QueryFilter<Lead>, skip: number, limit: number): Promise<Lead[]> {
    const due = dueBeforeQuery(endOfDay(this.clock.now()));
    const isDue = { $and: [due, filter] };
    // The first page begins with the due leads, so their number is not needed.
    const dueTotal = skip === 0 ? 0 : await this.leads.countDocuments(isDue);
    const first =
      skip <= dueTotal
        ? await this.leads.find(isDue, leadRowFields, { skip, limit }).sort(longestDueFirst).lean<Lead[]>()
        : [];
    if (first.length === limit) return first;
    const rest = await this.leads
      .find({ $and: [filter, { $nor: [due] }] }, leadRowFields, {
        skip: Math.max(0, skip - dueTotal),
        limit: limit - first.length,
      })
      .sort(newestFirst)
      .lean<Lead[]>();
    return [...first, ...rest];
  }

  private async toRows(found: readonly Lead[], owner: string | null): Promise<LeadRow[]> {
    const firsts = await this.duplicates.firstsOf(found, owner);
    const outgoing = await this.outgoing(found);
    return found.map((lead) => toLeadRow(lead, outgoing, firsts.get(lead._id)));
  }

  private async outgoing(found: readonly Lead[]): Promise<OutboxSnapshot> {
    return { entries: await this.outbox.ofLeads(found.map(({ _id }) => _id)), now: this.clock.now() };
  }

  /** The Mongo filter of an inbox search. Words are escaped, so that no typed regular expression runs. */
  private async filterOf(search: LeadSearch & { owner: string | null }): Promise<QueryFilter<Lead>> {
    const { q, kind, state, assignee, property, person, owner } = search;
    const now = this.clock.now();
    const words = searchWords(q ?? '').map((word) => ({ search: { $regex: escapeRegExp(word) } }));
    const samePerson =
      person === undefined
        ? undefined
        : await this.leads.findOne({ _id: person, ...leadOwnerFilter(owner) }, 'person_keys').lean<Lead>();
    const isSpecific = Boolean(q) || property !== undefined || person !== undefined;
    return {
      // Leads suspected of spam are listed only in their own view.
      ...(state === 'suspicious' ? {} : { suspicion: null }),
      ...(kind ? { kind } : {}),
      ...(assignee ? { 'handling.assignee': assignee === noAssignee ? null : assignee } : {}),
      ...(property ? { 'form.propertyId': property } : {}),
      ...(samePerson === undefined ? {} : { person_keys: { $in: samePerson?.person_keys ?? [] } }),
      ...(state ? findingFilter(state, now) : {}),
      $and: [leadOwnerFilter(owner), ...words],
      // A search text of punctuation alone has no words. It matches nothing.
      ...(q && words.length === 0 ? { _id: { $in: [] } } : {}),
      // Snoozed leads are hidden, except in their own view, among suspected leads, and in a search for a text, a
      // property or a person.
      ...(isSpecific || state === 'snoozed' || state === 'suspicious'
        ? {}
        : { $nor: [snoozedLeadsQuery(now)] }),
    };
  }

  /**
   * One page of leads up to the limits of number and size, but at least one lead. `next` is the cursor of the next
   * page, null after the last one.
   */
  private async pageOf<Item>(
    filter: QueryFilter<Lead>,
    cursor: string | undefined,
    view: (lead: Lead, outgoing: OutboxSnapshot) => Item,
  ): Promise<{ items: Item[]; next: string | null }> {
    const found = await this.leads
      .find({ $and: [filter, cursor === undefined ? {} : after(cursor)] })
      .sort(newestFirst)
      .limit(maxExported + 1)
      .lean<Lead[]>();
    const outgoing = await this.outgoing(found);
    const items: Item[] = [];
    let bytes = 0;
    for (const lead of found.slice(0, maxExported)) {
      const item = view(lead, outgoing);
      bytes += Buffer.byteLength(JSON.stringify(item));
      if (items.length > 0 && bytes > maxExportedBytes) break;
      items.push(item);
    }
    const last = found[items.length - 1];
    return { items, next: last && items.length < found.length ? cursorOf(last) : null };
  }
}

const cursorOf = ({ received_at, _id }: Lead) => `${received_at.getTime()}-${_id}`;

/** A query for the leads after a cursor in the order `newestFirst`. */
function after(cursor: string) {
  const at = cursor.indexOf('-');
  const received_at = new Date(Number(cursor.slice(0, at)));
  return {
    $or: [{ received_at: { $lt: received_at } }, { received_at, _id: { $lt: cursor.slice(at + 1) } }],
  };
}
