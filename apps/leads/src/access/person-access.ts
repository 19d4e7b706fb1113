import { type FilePage } from '@estate/contracts/file-page';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import {
  type PersonOpenedExpose,
  type PersonQuery,
  type PersonReport,
  type PersonSearchOrder,
  type ReadPerson,
} from '@estate/contracts/leads/erasure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { InboxService } from '../inbox/inbox.service.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { personKeys } from '../lead/search-text.ts';
import { PropertyReports } from '../property-reports/property-reports.ts';
import { type Subscriber } from '../search-orders/subscriber.schema.ts';
import { Subscribers } from '../search-orders/subscribers.ts';
import { rhythms } from '@estate/domain/search-orders/rhythm';
import { Clock } from '@estate/server-kit/process/clock';
import { accessPage, type PersonPart } from './access-page.ts';

/** A part of PersonData as JSON. */
const personJson = ({ first, leads, last }: PersonPart): string =>
  [
    first
      ? `${JSON.stringify({ ...first.person, created_at: first.created_at }).slice(0, -1)},"leads":[`
      : ',',
    leads.map((lead) => JSON.stringify(lead)).join(','),
    last ? `],${JSON.stringify(last).slice(1)}` : '',
  ].join('');

const searchOrdersOf = ({ email, greeting, rhythm, orders }: Subscriber): PersonSearchOrder[] =>
  orders.map(({ name, query, consent, ordered_at, ordered_from, confirmed_at, confirmed_from }) => ({
    email,
    greeting,
    name,
    query,
    rhythm: rhythms[rhythm],
    consent,
    ordered_at: ordered_at.toISOString(),
    ordered_from,
    confirmed_at: confirmed_at?.toISOString() ?? null,
    confirmed_from,
  }));

const openedExposesOf = ({ exposes = [] }: Subscriber): PersonOpenedExpose[] =>
  exposes.map(({ property: property_id, hash, at }) => ({ property_id, hash, at: at.toISOString() }));

/** Access for one person (GDPR, article 15). Only leads stores data of visitors and proprietors. */
@Injectable()
export class PersonAccess {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly reports: PropertyReports,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  /** One part of the person's data, newest lead first. */
  async read({ cursor, as, ...person }: z.output<typeof ReadPerson.input>): Promise<FilePage> {
    const filter = { person_keys: { $in: personKeys(person) } };
    const { items, next } = await this.inbox.dataOf(filter, cursor);
    const isFirst = cursor === undefined;
    const isEnd = isFirst || next === null;
    const reports = isEnd ? await this.reportsOf(person) : [];
    const subscribers = isEnd ? await this.subscribersOf(person) : [];
    const search_orders = subscribers.flatMap(searchOrdersOf);
    const opened_exposes = subscribers.flatMap(openedExposesOf);
    const first = isFirst && {
      person,
      created_at: this.clock.now().toISOString(),
      leads: await this.leads.countDocuments(filter),
      reports: reports.length,
      search_orders: search_orders.length,
    };
    const part = {
      ...(first ? { first } : {}),
      leads: items,
      ...(next === null ? { last: { reports, search_orders, opened_exposes } } : {}),
    };
    const text = as === 'json' ? personJson(part) : accessPage(part);
    return { text, next, audit: auditFacts({ found: first ? first.leads : undefined }) };
  }

  private async subscribersOf({ email }: PersonQuery): Promise<Subscriber[]> {
    return email === undefined ? [] : this.subscribers.findByAddress(email);
  }

  private async reportsOf({ email }: PersonQuery): Promise<PersonReport[]> {
    const mailed = email === undefined ? [] : await this.reports.findByAddress(email);
    return mailed.map(({ property_id, name, email: address, created_at }) => ({
      property_id,
      name,
      email: address,
      created_at: created_at.toISOString(),
    }));
  }
}
