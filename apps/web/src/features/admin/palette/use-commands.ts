import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { House, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import type { Tool } from '../tools.ts';
import { tools } from '../tools.ts';
import { useSettled } from '../use-settled.ts';
import { type Command, rank } from './rank.ts';

/** A command with its icon and its place. */
export interface PaletteEntry extends Command {
  readonly icon: LucideIcon;
  readonly to: '/admin' | Tool['path'];
  /** The property whose dialog opens in the property management. */
  readonly objekt?: number;
}

const pages: readonly PaletteEntry[] = [
  {
    id: '/admin',
    to: '/admin',
    title: 'Übersicht',
    icon: LayoutDashboard,
    keywords: ['Start', 'Dashboard', 'Zustand'],
  },
  ...tools.map(({ path, title, icon, keywords }) => ({ id: path, to: path, title, icon, keywords })),
];

/** A digit is enough for an id; of a title two letters. */
const isSearch = (input: string) => /^\d|^\D.*\S/.test(input);
const maxFound = 6;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/properties', 'palette', q],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/admin/properties', { params: { query: { q, page_size: maxFound } }, signal })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Properties by id or title, as the staff table finds them; the one with exactly this id first. */
function useProperties(input: string): PaletteEntry[] {
  const q = useSettled(input.trim(), 150);
  const { data } = useQuery({ ...searchQuery(q), enabled: isSearch(q) });
  if (!isSearch(input.trim()) || !data) return [];
  return data.items
    .map(({ id, title, name, city }): PaletteEntry => ({
      id: `property-${id}`,
      to: '/admin/immobilien',
      objekt: id,
      title: title ?? name ?? 'Immobilie',
      hint: [city, id].filter(Boolean).join(' · '),
      icon: House,
      keywords: [],
    }))
    .sort((one, other) => Number(String(other.objekt) === q) - Number(String(one.objekt) === q));
}

/** Tools that fit the input, the best first, then properties. */
export function useCommands(input: string, recent: readonly string[]): PaletteEntry[] {
  const properties = useProperties(input);
  return [...rank(pages, input, recent), ...properties];
}
