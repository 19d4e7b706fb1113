import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { requiredLine } from '../leads/form-fields.ts';
import { defineRpc } from '../rpc.ts';

const Person = z.object({ id: z.string().max(100), name: z.string().max(200) });
/** The acting account. */
const actor = { by: Person };

/** One row: the average price in €/m² of living area, of plots in €/m² of the plot; null where the source publishes none. */
export const ReferenceRow = z.object({
  /** The districts for which the row holds: one, or several that the source pools. */
  districts: z.array(z.string()).min(1),
  house: z.number().nullable(),
  flat: z.number().nullable(),
  /** Missing in tables that were imported before there was this column. */
  plot: z.number().nullable().default(null),
});
export type ReferenceRow = z.infer<typeof ReferenceRow>;

/** Where a table comes from, as the staff enter it. */
export const ReferenceSource = z.strictObject({
  source: requiredLine(200, 'Bitte nennen Sie die Quelle.'),
  year: z
    .int('Bitte geben Sie das Berichtsjahr an.')
    .min(2000, 'Bitte geben Sie ein Berichtsjahr ab 2000 an.')
    .refine((year) => year <= new Date().getFullYear(), 'Das Berichtsjahr liegt in der Zukunft.'),
  page: requiredLine(40, 'Bitte nennen Sie die Seite oder Tabelle der Quelle.'),
  prices: z.enum(['sales', 'offers'], 'Bitte wählen Sie Verkaufspreise oder Angebotspreise.'),
  has_new_buildings: z.boolean('Bitte wählen Sie, ob Neubau enthalten ist.'),
  licence: requiredLine(200, 'Bitte nennen Sie die Lizenz oder die Erlaubnis.'),
});
export type ReferenceSource = z.infer<typeof ReferenceSource>;

/** The most characters of a CSV file. */
export const maxTableLength = 50_000;
const Csv = z.strictObject({
  csv: z.string().max(maxTableLength, 'Die Tabelle ist zu lang. Sie hat eine Zeile je Stadtteil.'),
});
/** Body of `POST /api/admin/reference-tables/preview`. */
export const TablePreviewOrder = Csv;
/** Body of `POST /api/admin/reference-tables`. */
export const TableImport = Csv.extend(ReferenceSource.shape);

/** A fault in a line of the file, counted from 1 with the header. `message` is German. */
export const TableFault = z.object({ line: z.int(), message: z.string() });
export type TableFault = z.infer<typeof TableFault>;

export const TablePreview = z.object({
  rows: z.array(ReferenceRow),
  /** At most 50. A table with faults is not imported. */
  faults: z.array(TableFault),
  /** Headings of columns that are not read. */
  ignored: z.array(z.string()),
});
export type TablePreview = z.infer<typeof TablePreview>;

/** Whether a table gives figures, or why not. */
export const TableState = z.enum(['counts', 'unreleased', 'outdated', 'offers']);
export type TableState = z.infer<typeof TableState>;

export const ReferenceTable = z.object({
  id: z.string(),
  ...ReferenceSource.shape,
  row_count: z.int(),
  state: TableState,
  /** The day from which the table counts as outdated, 18 months after the end of its reporting year. */
  outdated_from: z.iso.date(),
  /** True for the table that is shipped, which production does not show. It cannot be deleted. */
  is_demo: z.boolean(),
  imported_by: Person,
  imported_at: z.iso.datetime(),
  released_by: Person.nullable(),
  released_at: z.iso.datetime().nullable(),
});
export type ReferenceTable = z.infer<typeof ReferenceTable>;

export const TableId = z.object({ id: z.string().max(60) });

/** All tables, the latest reporting year first. */
export const ListReferenceTables = defineRpc({
  message: 'catalog.listReferenceTables',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ReferenceTable) }),
});

/** The rows of a table. Fails with `not-found`. */
export const GetReferenceRows = defineRpc({
  message: 'catalog.getReferenceRows',
  callers: ['bff'],
  safety: 'read',
  input: TableId,
  output: z.object({ rows: z.array(ReferenceRow) }),
});

/** Reads a CSV file and stores nothing. */
export const PreviewReferenceTable = defineRpc({
  message: 'catalog.previewReferenceTable',
  callers: ['bff'],
  safety: 'read',
  input: Csv,
  output: TablePreview,
});

/**
 * Stores a table, which counts only after its release. The same table imported again is stored once. Fails with
 * `invalid-input` for a file with faults, and with `conflict` if 50 tables are stored.
 */
export const ImportReferenceTable = defineRpc({
  message: 'catalog.importReferenceTable',
  callers: ['bff'],
  safety: 'idempotent',
  input: TableImport.extend(actor),
  output: z.object({ table: ReferenceTable, audit: AuditFacts }),
});

/**
 * Releases a table, so that price ranges use it. A second release changes nothing. Fails with `conflict` for the account
 * that imported the table and for prices of offers, and with `not-found`.
 */
export const ReleaseReferenceTable = defineRpc({
  message: 'catalog.releaseReferenceTable',
  callers: ['bff'],
  safety: 'idempotent',
  input: TableId.extend(actor),
  output: z.object({ table: ReferenceTable, audit: AuditFacts }),
});

/** Deletes a table. Stored price ranges keep their figures. Fails with `not-found`. */
export const DeleteReferenceTable = defineRpc({
  message: 'catalog.deleteReferenceTable',
  callers: ['bff'],
  safety: 'idempotent',
  input: TableId,
  output: z.object({ audit: AuditFacts }),
});
