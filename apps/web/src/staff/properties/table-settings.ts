import { parseStaffFilter, type StaffFilter } from '@estate/domain/search/staff-filter';
import { useMemo } from 'react';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { browserStore, parsedJson } from '../../shared/storage/browser-store.ts';
import { type TableColumn, tableColumns } from './table-columns.ts';

export const maxViews = 20;
export const maxViewName = 60;

/** A named combination of search text, filters, order and columns. */
export interface View {
  name: string;
  filter: StaffFilter;
  columns: readonly TableColumn[];
}

export interface TableSettings {
  columns: readonly TableColumn[];
  views: readonly View[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Columns in the order of the table; the title is always included. */
export function parseColumns(stored: unknown): readonly TableColumn[] {
  if (!Array.isArray(stored)) return tableColumns;
  return tableColumns.filter((column) => column === 'title' || stored.includes(column));
}

function parseView(stored: unknown): View[] {
  if (!isRecord(stored) || typeof stored['name'] !== 'string') return [];
  const name = stored['name'].trim().slice(0, maxViewName);
  const filter = isRecord(stored['filter']) ? parseStaffFilter(stored['filter']) : {};
  return name ? [{ name, filter: filledFields(filter), columns: parseColumns(stored['columns']) }] : [];
}

/** Parses the settings stored in this browser; invalid parts are dropped. */
export function parseSettings(text: string | null): TableSettings {
  const { columns, views } = (parsedJson(text) ?? {}) as Partial<Record<keyof TableSettings, unknown>>;
  return {
    columns: parseColumns(columns),
    views: Array.isArray(views) ? views.slice(0, maxViews).flatMap(parseView) : [],
  };
}

/** The person's chosen columns and saved views of the table. All tabs of the browser share them. */
export function useTableSettings(person: string) {
  const store = useMemo(() => browserStore(`staff-properties-${person}`, parseSettings), [person]);
  return { settings: store.useValue(), save: store.write };
}
