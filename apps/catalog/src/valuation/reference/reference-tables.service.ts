import {
  type DeleteReferenceTable,
  type ImportReferenceTable,
  type ReferenceRow,
  type ReferenceTable,
  type ReleaseReferenceTable,
  type TableState,
} from '@estate/contracts/catalog/reference-tables';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { hamburgClock } from '@estate/domain/text/german-day';
import { type ReferenceRow as RuleRow, type ValuationData } from '@estate/domain/valuation/price-range';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { contentHash } from '@estate/server-kit/text/content-hash';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { type CatalogEnv } from '../../env.ts';
import { demoCsv, demoSource } from './demo-table.ts';
import { readTable } from './read-table.ts';
import { type ReferenceTableModel, referenceTableModel, type StoredTable } from './reference-table.schema.ts';

type Answer<Rpc extends { output: z.ZodType }> = Promise<z.input<Rpc['output']>>;

const maxTables = 50;
const demoId = 'demo';

const demoPerson = { id: demoId, name: 'Demodaten' };
const demoDay = new Date(`${demoSource.year}-12-31`);
const demoTable: StoredTable = {
  _id: demoId,
  ...demoSource,
  rows: readTable(demoCsv).rows,
  imported_by: demoPerson,
  imported_at: demoDay,
  released_by: demoPerson,
  released_at: demoDay,
};

/** A table is outdated 18 months after the end of its reporting year. */
const outdatedFrom = ({ year }: Pick<StoredTable, 'year'>): string => `${year + 2}-07-01`;

function stateOf(
  table: Pick<StoredTable, '_id' | 'prices' | 'released_at' | 'year'>,
  day: string,
): TableState {
  if (table.prices === 'offers') return 'offers';
  if (!table.released_at) return 'unreleased';
  return day >= outdatedFrom(table) && table._id !== demoId ? 'outdated' : 'counts';
}

const today = (): string => hamburgClock(Date.now()).date;

const answerOf = ({ _id, rows, imported_at, released_at, ...table }: StoredTable): ReferenceTable => ({
  ...table,
  id: _id,
  row_count: rows.length,
  state: stateOf({ ...table, _id, released_at }, today()),
  outdated_from: outdatedFrom(table),
  is_demo: _id === demoId,
  imported_at: imported_at.toISOString(),
  released_at: released_at?.toISOString() ?? null,
});

const rowsForRule = ({ rows, source, page, year, prices, has_new_buildings }: StoredTable): RuleRow[] =>
  rows.flatMap(({ districts, house, flat, plot }) =>
    districts.flatMap((district) =>
      Object.entries({ house, flat, plot } as const).flatMap(([type, eurPerM2]) =>
        eurPerM2 == null
          ? []
          : {
              district,
              type: type as RuleRow['type'],
              year,
              eurPerM2,
              source,
              page,
              basis: prices === 'sales' ? 'sale' : 'offer',
              includesNewBuild: has_new_buildings,
            },
      ),
    ),
  );

const byYear = (a: StoredTable, b: StoredTable): number => b.year - a.year || b._id.localeCompare(a._id);

const auditName = ({ source, year }: Pick<StoredTable, 'source' | 'year'>) => `${source} ${year}`;

/** Average prices per district that staff import, and a second person releases. */
@Injectable()
export class ReferenceTables {
  private readonly shipped: readonly StoredTable[];

  constructor(
    @InjectModel(referenceTableModel.name) private readonly tables: ReferenceTableModel,
    @InjectEnv() { NODE_ENV, ALLOW_DEMO_CONTENT }: CatalogEnv,
  ) {
    this.shipped = NODE_ENV === 'production' && !ALLOW_DEMO_CONTENT ? [] : [demoTable];
  }

  async list(): Promise<ReferenceTable[]> {
    return (await this.all()).map(answerOf);
  }

  async rowsOf(id: string): Promise<ReferenceRow[]> {
    const table = (await this.all()).find(({ _id }) => _id === id);
    if (!table) throw new ProblemError('not-found');
    return table.rows;
  }

  /**
   * The rows of the released tables, and of offers so that a missing figure can be explained, as the rule reads them; of
   * these districts alone if they are given. The shipped table counts only while no other is released.
   */
  async forRule(districts?: readonly string[]): Promise<Pick<ValuationData, 'rows' | 'isDemo'>> {
    const stored = await this.tables
      .find({ $or: [{ released_at: { $ne: null } }, { prices: 'offers' }] })
      .lean<StoredTable[]>();
    const isDemo = this.shipped.length > 0 && !stored.some(({ released_at }) => released_at);
    const rows = (isDemo ? [...stored, ...this.shipped] : stored)
      .flatMap(rowsForRule)
      .filter(({ district }) => districts?.includes(district) ?? true);
    return { rows, isDemo };
  }

  async import({
    csv,
    by,
    ...source
  }: z.output<typeof ImportReferenceTable.input>): Answer<typeof ImportReferenceTable> {
    const { rows, faults } = readTable(csv);
    if (faults.length > 0)
      throw new ProblemError('invalid-input', {
        detail: 'Die Tabelle hat Fehler. Es wurde nichts übernommen.',
        errors: faults.map(({ line, message }) => ({ field: 'csv', message: `Zeile ${line}: ${message}` })),
      });
    const _id = contentHash({ source, rows }).slice(0, 24);
    if ((await this.tables.countDocuments({ _id: { $ne: _id } })) >= maxTables)
      throw new ProblemError('conflict', {
        detail: `Es sind schon ${maxTables} Tabellen gespeichert. Bitte löschen Sie zuerst eine alte.`,
      });
    const table = { _id, ...source, rows, imported_by: by, imported_at: new Date() };
    const isNew = await storeUnlessDuplicate(() => this.tables.create(table));
    const stored = await this.stored(_id);
    return {
      table: answerOf(stored),
      audit: isNew ? { target: _id, ...auditFacts({ table: auditName(stored), rows: rows.length }) } : null,
    };
  }

  async release({
    id,
    by,
  }: z.output<typeof ReleaseReferenceTable.input>): Answer<typeof ReleaseReferenceTable> {
    const table = await this.stored(id);
    if (table.released_at) return { table: answerOf(table), audit: null };
    if (table.imported_by.id === by.id)
      throw new ProblemError('conflict', {
        detail:
          'Sie haben diese Tabelle selbst importiert. Bitte lassen Sie sie von einer zweiten Person freigeben.',
      });
    if (table.prices === 'offers')
      throw new ProblemError('conflict', {
        detail: 'Angebotspreise zählen nie für eine Preisspanne. Die Tabelle lässt sich nicht freigeben.',
      });
    const { modifiedCount } = await this.tables.updateOne(
      { _id: id, released_at: null },
      { $set: { released_at: new Date(), released_by: by } },
    );
    return {
      table: answerOf(await this.stored(id)),
      audit: modifiedCount > 0 ? auditFacts({ released: auditName(table) }) : null,
    };
  }

  async delete(id: string): Answer<typeof DeleteReferenceTable> {
    const table = await this.tables.findByIdAndDelete(id).lean<StoredTable>();
    if (!table) throw new ProblemError('not-found');
    return { audit: auditFacts({ table: null }, { table: auditName(table) }) };
  }

  private async stored(id: string): Promise<StoredTable> {
    const table = await this.tables.findById(id).lean<StoredTable>();
    if (!table) throw new ProblemError('not-found');
    return table;
  }

  private async all(): Promise<StoredTable[]> {
    const stored = await this.tables.find().lean<StoredTable[]>();
    return [...stored, ...this.shipped].sort(byYear);
  }
}
