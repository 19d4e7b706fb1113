import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { JobPropstackApi, KeyRefusal } from '../propstack/propstack-api.ts';
import { isRecord, isUnit, type Unit } from '../unit/unit.ts';

/** What a key without the right cannot do, by the path of the records. */
const refusals = {
  contacts: 'keine Kontakte anlegen',
  contact_sources: 'keine Quellen lesen',
  tasks: 'keine Notizen anlegen',
  saved_queries: 'keine Suchaufträge anlegen',
} as const;
export type RecordsPath = keyof typeof refusals;

const perPage = 100;
/** No contact has as many records. */
const maxPages = 20;

/** Records about persons in the CRM; the log of calls holds nothing of what they say. */
@Injectable()
export class CrmRecords {
  constructor(private readonly api: JobPropstackApi) {}

  /** Contacts exist in V1 alone. */
  hasKey(): boolean {
    return this.api.hasKey('v1');
  }

  /** All records that the filter finds, page by page until one fits. */
  async find(
    path: RecordsPath,
    filter: Record<string, string>,
    fits: (record: Unit) => boolean,
    signal: AbortSignal,
  ): Promise<Unit | undefined> {
    for (let page = 1; page <= maxPages; page += 1) {
      const records = await this.page(path, { ...filter, page: String(page), per: String(perPage) }, signal);
      const found = records.find(fits);
      if (found || records.length < perPage) return found;
    }
    return undefined;
  }

  /** One page of records; answers are a list or a list under `data`. */
  async page(path: RecordsPath, query: Record<string, string>, signal: AbortSignal): Promise<Unit[]> {
    const body = await this.named(path, this.api.read('v1', path, query, optionsOf(signal)));
    const list: unknown = isRecord(body) ? body['data'] : body;
    if (!Array.isArray(list)) throw new ProblemError('crm-unreadable');
    return list.filter(isUnit);
  }

  /** One record; undefined if the CRM does not have it any more. */
  async one(path: RecordsPath, id: number, signal: AbortSignal): Promise<Unit | undefined> {
    const read = this.api.read('v1', `${path}/${id}`, {}, optionsOf(signal));
    const body = await this.named(path, read).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'not-found') return undefined;
      throw error;
    });
    if (body === undefined) return undefined;
    const record = isRecord(body) && isUnit(body['data']) ? body['data'] : body;
    if (!isUnit(record)) throw new ProblemError('crm-unreadable');
    return record;
  }

  /** Creates a record under its name in the body and answers its id. */
  async create(path: RecordsPath, body: Record<string, object>, signal: AbortSignal): Promise<number> {
    const answer = await this.named(path, this.api.post('v1', path, body, optionsOf(signal)));
    if (!isUnit(answer)) throw new ProblemError('crm-unreadable');
    return Number(answer['id']);
  }

  async change(path: RecordsPath, id: number, body: Record<string, object>, signal: AbortSignal) {
    await this.named(path, this.api.put('v1', `${path}/${id}`, body, optionsOf(signal)));
  }

  /** A refused key says what it may not do. */
  private async named<Answer>(path: RecordsPath, call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof KeyRefusal)) throw error;
      const may = refusals[path];
      throw new KeyRefusal(
        `Der API-Schlüssel darf in Propstack ${may}, oder er gilt nicht mehr. Bitte prüfen Sie ihn und seine Rechte.`,
      );
    }
  }
}

const optionsOf = (signal: AbortSignal) => ({ purpose: 'file-lead', signal, isPersonal: true });
