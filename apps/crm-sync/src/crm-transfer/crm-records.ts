import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { JobPropstackApi, KeyRefusal } from '../propstack/propstack-api.ts';
import { isRecord, isUnit, type Unit } from '../unit/unit.ts';

/** German texts that say what the API key may not do, by the path of the records. */
const refusals = {
  contacts: 'keine Kontakte anlegen',
  contact_sources: 'keine Quellen lesen',
  tasks: 'keine Notizen anlegen',
  saved_queries: 'keine Suchaufträge anlegen',
} as const;
type RecordsPath = keyof typeof refusals;

const perPage = 100;
/** The maximum number of pages that `find` reads; no contact has as many records. */
const maxPages = 20;

/**
 * Reads and writes records about persons in the CRM. The call log contains neither requests nor responses of these
 * calls.
 */
@Injectable()
export class CrmRecords {
  constructor(private readonly api: JobPropstackApi) {}

  /** Whether a key for V1 is set, because only this version of the API has contacts. */
  hasKey(): boolean {
    return this.api.hasKey('v1');
  }

  /** Reads the filtered records page by page and returns the first one for which `fits` is true, else undefined. */
  async find(
    path: RecordsPath,
    filter: Record<string, string>,
    fits: (record: Unit) => boolean,
    signal: AbortSignal,
  ): Promise<Unit | undefined> {
    for (let page = 1; page <= maxPages; page += 1) {
      const records = await this.page(path, { ...filter, page: String(page), per: String(perPage) }, signal);
      const record = records.find(fits);
      if (record || records.length < perPage) return record;
    }
    return undefined;
  }

  /** One page of records. The response is a list, or an object with the list under `data`. */
  async page(path: RecordsPath, query: Record<string, string>, signal: AbortSignal): Promise<Unit[]> {
    const body = await this.withRefusalText(path, this.api.read('v1', path, query, optionsOf(signal)));
    const list: unknown = isRecord(body) ? body['data'] : body;
    if (!Array.isArray(list)) throw new ProblemError('crm-unreadable');
    return list.filter(isUnit);
  }

  /** One record; undefined if the CRM does not have it. */
  async one(path: RecordsPath, id: number, signal: AbortSignal): Promise<Unit | undefined> {
    const read = this.api.read('v1', `${path}/${id}`, {}, optionsOf(signal));
    const body = await this.withRefusalText(path, read).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'not-found') return undefined;
      throw error;
    });
    if (body === undefined) return undefined;
    const record = isRecord(body) && isUnit(body['data']) ? body['data'] : body;
    if (!isUnit(record)) throw new ProblemError('crm-unreadable');
    return record;
  }

  /** Creates a record and returns its id. `body` has the fields under the record's name, e.g. `{ task: fields }`. */
  async create(path: RecordsPath, body: Record<string, object>, signal: AbortSignal): Promise<number> {
    const answer = await this.withRefusalText(path, this.api.post('v1', path, body, optionsOf(signal)));
    if (!isUnit(answer)) throw new ProblemError('crm-unreadable');
    return Number(answer['id']);
  }

  async change(path: RecordsPath, id: number, body: Record<string, object>, signal: AbortSignal) {
    await this.withRefusalText(path, this.api.put('v1', `${path}/${id}`, body, optionsOf(signal)));
  }

  /** If the CRM refuses the key, throws a KeyRefusal whose text names the missing right. */
  private async withRefusalText<Answer>(path: RecordsPath, call: Promise<Answer>): Promise<Answer> {
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

const optionsOf = (signal: AbortSignal) => ({ purpose: 'crm-transfer', signal });
