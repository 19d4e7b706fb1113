import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type CodeTexts } from '../unit/code-texts.ts';
import { isRecord, isUnit, type Unit } from '../unit/unit.ts';
import { type Query } from './crm-call.ts';
import { type ApiVersion, type PropstackApi } from './propstack-api.ts';

interface FetchInfo {
  /** The time immediately before the request; later changes in the CRM may be missing in the response. */
  fetchedAt: string;
  /** The German texts for the codes that V2 sends as values; empty in V1. */
  codes: CodeTexts;
}
export interface FetchedUnit extends FetchInfo {
  unit: Unit;
}
export interface UnitPage extends FetchInfo {
  units: Unit[];
  /** Objects without an id, which cannot be stored. */
  withoutId: unknown[];
  /** The number of objects on all pages; undefined if the CRM does not report it. */
  total: number | undefined;
}

export interface IdPage {
  ids: number[];
  withoutId: number;
  /** The number of objects on all pages; undefined if the CRM does not report it. */
  total: number | undefined;
}

/**
 * The differences between the API versions (propstack.md, The three shapes of a unit). V1's route for a single object
 * gets both `new` and `expand`, because it is undocumented which of the two it supports.
 */
const dialects = {
  v1: {
    path: 'units',
    list: { expand: '1', with_meta: '1' },
    flat: { with_meta: '1' },
    single: { new: '1', expand: '1' },
    withArchived: { archived: '-1' },
  },
  v2: {
    path: 'properties',
    list: { with_total: 'true' },
    flat: { with_total: 'true', fields: 'id' },
    single: {},
    withArchived: {},
  },
} as const;

/**
 * Reads objects of the CRM; all calls are logged under `purpose`. Every method rejects with the signal's reason as soon
 * as the signal is aborted, also while a call waits for the rate limit.
 */
export class PropstackReader {
  private texts: Promise<CodeTexts> | undefined;

  constructor(
    private readonly api: PropstackApi,
    private readonly purpose: string,
    readonly signal: AbortSignal,
    private readonly version: ApiVersion = api.versionForImports,
  ) {}

  /** The query parameters that include archived objects in a list. Empty for V2, where none are documented. */
  get withArchived(): Query {
    return dialects[this.version].withArchived;
  }

  /** See PropstackApi.now. */
  now(): Promise<string> {
    return this.api.now();
  }

  /** One page of full objects, sorted by id, because unsorted paging is unstable (propstack.md, Properties in V1). */
  async page(page: number, per: number, filter: Query = {}): Promise<UnitPage> {
    const fetchedAt = await this.api.now();
    const { path, list } = dialects[this.version];
    const paging = { sort_by: 'id', order: 'asc', page: String(page), per: String(per) };
    const body = await this.read(path, { ...list, ...paging, ...filter });
    const data: unknown = isRecord(body) ? body['data'] : body;
    if (!Array.isArray(data)) throw new ProblemError('crm-unreadable');
    const withoutId = data.filter((item) => !isUnit(item));
    return {
      units: data.filter(isUnit),
      withoutId,
      total: totalOf(body),
      fetchedAt,
      codes: await this.codes(),
    };
  }

  /**
   * The ids of one page, requested in the same order as by `page`. Repeated and unordered ids are returned as the CRM
   * lists them, so that the caller can detect them.
   */
  async idPage(page: number, per: number): Promise<IdPage> {
    const { path, flat } = dialects[this.version];
    const paging = { sort_by: 'id', order: 'asc', page: String(page), per: String(per) };
    const body = await this.read(path, { ...flat, ...paging });
    const data: unknown = isRecord(body) ? body['data'] : body;
    if (!Array.isArray(data)) throw new ProblemError('crm-unreadable');
    const ids = data.filter(isUnit).map((unit) => Number(unit['id']));
    return { ids, withoutId: data.length - ids.length, total: totalOf(body) };
  }

  /** One object with all fields. Rejects with `not-found`, whose text contains the id, if the CRM does not have it. */
  unit(id: number): Promise<FetchedUnit> {
    return this.single(id, dialects[this.version].single);
  }

  /** One object, requested without parameters; in V1 only this response contains `optional_fields`. */
  plainUnit(id: number): Promise<FetchedUnit> {
    return this.single(id, {});
  }

  private async single(id: number, query: Query): Promise<FetchedUnit> {
    const fetchedAt = await this.api.now();
    const path = `${dialects[this.version].path}/${id}`;
    const body = await this.read(path, query).catch((error: unknown) => {
      if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
      throw new ProblemError('not-found', {
        detail: `Die Immobilie ${id} wurde in Propstack nicht gefunden.`,
        cause: error,
      });
    });
    const unit = isRecord(body) && isUnit(body['data']) ? body['data'] : body;
    if (!isUnit(unit) || Number(unit['id']) !== id) throw new ProblemError('crm-unreadable');
    return { unit, fetchedAt, codes: await this.codes() };
  }

  /**
   * The texts for the codes in responses of V2, requested once, and again after a failure; V1 sends texts instead of
   * codes. Empty if the API key may not read them; then the codes are stored.
   */
  private codes(): Promise<CodeTexts> {
    if (this.version === 'v1') return Promise.resolve({});
    this.texts ??= this.read('properties/options', { locale: 'de' }).then(
      (body) => (isRecord(body) && isRecord(body['data']) ? (body['data'] as CodeTexts) : {}),
      (error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'crm-refused') return {};
        this.texts = undefined;
        throw error;
      },
    );
    return this.texts;
  }

  private read(path: string, query: Query) {
    return this.api.read(this.version, path, query, { purpose: this.purpose, signal: this.signal });
  }
}

/** The total number of objects in a list response: `meta.total_count` in V1, `total` or `meta.total_count` in V2. */
function totalOf(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const total = body['total'] ?? (isRecord(body['meta']) ? body['meta']['total_count'] : undefined);
  return typeof total === 'number' ? total : undefined;
}
