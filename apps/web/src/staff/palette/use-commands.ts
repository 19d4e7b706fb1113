import { maxLeadSearch } from '@estate/domain/forms/lead-filter';
import { formOf } from '@estate/domain/forms/all-forms';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { House, Inbox, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { api } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';
import { momentInWords } from '../ui/moment.ts';
import { useTools } from '../frame/use-tools.ts';
import type { Tool } from '../tools.ts';
import { useSettled } from '../ui/use-settled.ts';
import { type Command, rank } from './rank.ts';

/** A command with its icon and its place. */
export interface PaletteEntry extends Command {
  readonly icon: LucideIcon;
  readonly to: '/admin' | Tool['path'];
  /** The property or the lead that opens there; a tool has none. */
  readonly search?: { readonly objekt: number } | { readonly anfrage: string };
}

const overview: PaletteEntry = {
  id: '/admin',
  to: '/admin',
  title: 'Übersicht',
  icon: LayoutDashboard,
  keywords: ['Start', 'Dashboard', 'Zustand'],
};

const pageOf = ({ path, title, icon, keywords }: Tool): PaletteEntry => ({
  id: path,
  to: path,
  title,
  icon,
  keywords,
});

/** A digit is enough for an id; of a title two letters. */
const isSearch = (input: string) => /^\d|^\D.*\S/.test(input);
const maxFound = 6;

const propertyQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/properties', 'palette', q],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/admin/properties', { params: { query: { q, page_size: maxFound } }, signal })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

const leadsQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/leads', 'palette', q],
    queryFn: ({ signal }) =>
      answered(
        api.GET('/api/admin/leads', {
          params: { query: { q: q.slice(0, maxLeadSearch), page_size: maxFound } },
          signal,
        }),
      ),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Properties by id or title, as the staff table finds them; the one with exactly this id first. */
function useProperties(q: string): PaletteEntry[] {
  const { data } = useQuery({ ...propertyQuery(q), enabled: isSearch(q) });
  return (data?.items ?? [])
    .map(({ id, title, name, city }): PaletteEntry => ({
      id: `property-${id}`,
      to: '/admin/immobilien',
      search: { objekt: id },
      title: title ?? name ?? 'Immobilie',
      hint: [city, id].filter(Boolean).join(' · '),
      icon: House,
      keywords: [],
    }))
    .sort((one, other) => Number(other.id === `property-${q}`) - Number(one.id === `property-${q}`));
}

/** Leads by name, e-mail, telephone or id, as the inbox finds them. */
function useLeads(q: string): PaletteEntry[] {
  const { data } = useQuery({ ...leadsQuery(q), enabled: isSearch(q) });
  return (data?.items ?? []).map(({ id, name, kind, received_at }) => ({
    id: `lead-${id}`,
    to: '/admin/anfragen',
    search: { anfrage: id },
    title: name,
    hint: `${formOf(kind).one} · ${momentInWords(received_at)}`,
    icon: Inbox,
    keywords: [],
  }));
}

/** Tools of the role that fit the input, the best first, then properties and leads. */
export function useCommands(input: string, recent: readonly string[]): PaletteEntry[] {
  const q = useSettled(input.trim(), 150);
  const properties = useProperties(q);
  const leads = useLeads(q);
  const pages = [overview, ...useTools().map(pageOf)];
  const found = isSearch(input.trim()) ? [...properties, ...leads] : [];
  return [...rank(pages, input, recent), ...found];
}
