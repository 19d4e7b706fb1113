import { ProblemError } from '@estate/server-kit/problem-error';
import { type CodeTexts } from '../unit/code-texts.ts';
import { isRecord, isUnit, type Unit } from '../unit/unit.ts';
import { type Query } from './crm-call.ts';
import { type ApiVersion, type PropstackApi } from './propstack-api.ts';

interface Reading {
  /** The time of the request; later changes in the CRM are not included. */
  fetchedAt: string;
  /** The texts of the object's codes (V2). */
  codes: CodeTexts;
}
export interface UnitReading extends Reading {
  unit: Unit;
}
export interface UnitPage extends Reading {
  units: Unit[];
  /** Objects without an id, which cannot be stored. */
  nameless: unknown[];
  /** The number of objects on all pages; undefined if the CRM does not report it. */
  total: number | undefined;
}

export interface IdPage {
  ids: number[];
  /** How many objects of the page have no id. */
  nameless: number;
  /** As in UnitPage. */
  total: number | undefined;
}

/**
 * The differences between the API versions (propstack.md, The three shapes of a unit). V1's single route gets `new` and
 * `expand`, because no source says which of the two it honours.
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
 * Reads objects of the CRM for one purpose, which the call log names. Every method rejects with the signal's reason as
 * soon as the signal is aborted, also while a call waits for its turn.
 */
export class PropstackReader {
  private texts: Promise<CodeTexts> | undefined;

  constructor(
    private readonly api: PropstackApi,
    private readonly purpose: string,
    readonly signal: AbortSignal,
    private readonly version: ApiVersion = api.versionForImports,
  ) {}

  /** The filter for archived objects too; V2 is not known to have one. */
  get withArchived(): Query {
    return dialects[this.version].withArchived;
  }

  /** As PropstackApi.now. */
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
    const nameless = data.filter((one) => !isUnit(one));
    return {
      units: data.filter(isUnit),
      nameless,
      total: totalOf(body),
      fetchedAt,
      codes: await this.codes(),
    };
  }

  /** The ids of one page, sorted as in `page`, as they are listed: a repeated or unordered id is left in. */
  async idPage(page: number, per: number): Promise<IdPage> {
    const { path, flat } = dialects[this.version];
    const paging = { sort_by: 'id', order: 'asc', page: String(page), per: String(per) };
    const body = await this.read(path, { ...flat, ...paging });
    const data: unknown = isRecord(body) ? body['data'] : body;
    if (!Array.isArray(data)) throw new ProblemError('crm-unreadable');
    const ids = data.filter(isUnit).map((unit) => Number(unit['id']));
    return { ids, nameless: data.length - ids.length, total: totalOf(body) };
  }

  /** One object with all fields. `not-found` names the id. */
  unit(id: number): Promise<UnitReading> {
    return this.single(id, dialects[this.version].single);
  }

  /** One object in the plain shape; in V1 only this shape lists `optional_fields`. */
  plainUnit(id: number): Promise<UnitReading> {
    return this.single(id, {});
  }

  private async single(id: number, query: Query): Promise<UnitReading> {
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

  /** V1 sends texts; for V2 the table of texts is read once. Without permission for the table the codes stay. */
  private codes(): Promise<CodeTexts> {
    if (this.version === 'v1') return Promise.resolve({});
    this.texts ??= this.read('properties/options', { locale: 'de' }).then(
      (body) => (isRecord(body) && isRecord(body['data']) ? (body['data'] as CodeTexts) : {}),
      (error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'crm-refused') return {};
        throw error;
      },
    );
    return this.texts;
  }

  private read(path: string, query: Query) {
    return this.api.read(this.version, path, query, { purpose: this.purpose, signal: this.signal });
  }
}

/** `meta.total_count` in V1, `total` in V2; older clients of V2 read `meta.total_count` too. */
function totalOf(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const total = body['total'] ?? (isRecord(body['meta']) ? body['meta']['total_count'] : undefined);
  return typeof total === 'number' ? total : undefined;
}
