import { maxLeadSearch } from '@estate/domain/forms/lead-filter';
import { formOf } from '@estate/domain/forms/all-forms';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House, Inbox, LayoutDashboard, Search } from 'lucide-react';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { momentInWords } from '../ui/moment.ts';
import { useTools } from '../frame/use-tools.ts';
import { useSettled } from '../ui/use-settled.ts';
import { rank } from './rank.ts';
import { type PaletteEntry, useActions } from './use-actions.ts';

/** A digit is enough for an id; of a title two letters. */
const isSearch = (input: string) => /^\d|^\D.*\S/.test(input);
const maxFound = 6;

const propertyQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/properties', 'palette', q],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties', { params: { query: { q, page_size: maxFound } }, signal })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

const leadsQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/leads', 'palette', q],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/api/admin/leads', {
          params: { query: { q: q.slice(0, maxLeadSearch), page_size: maxFound } },
          signal,
        }),
      ),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** What is looked for; a leading word says among what: `Anfrage Müller`, `Immobilie 42 öffnen`. */
function questionOf(input: string): { q: string; among: 'leads' | 'properties' | 'all' } {
  const [subject = '', ...others] = input.split(/[ :]+/);
  const words = others.filter((word) => !/^(?:suchen|öffnen|finden)$/i.test(word));
  const isSubject = /^(?:anfragen?|immobilien?|objekte?)$/i.test(subject);
  if (!isSubject || words.length === 0) return { q: input, among: 'all' };
  return { q: words.join(' '), among: /^a/i.test(subject) ? 'leads' : 'properties' };
}

/** Properties by id or title, as the staff table finds them; the one with exactly this id first. */
function useProperties(q: string, isAsked: boolean): PaletteEntry[] {
  const navigate = useNavigate();
  const { data } = useQuery({ ...propertyQuery(q), enabled: isAsked && isSearch(q) });
  return (data?.items ?? [])
    .map(({ id, title, name, city }): PaletteEntry => ({
      id: `property-${id}`,
      title: title ?? name ?? 'Immobilie',
      hint: [city, id].filter(Boolean).join(' · '),
      icon: House,
      keywords: [],
      isRemembered: false,
      run: () => void navigate({ to: '/admin/immobilien', search: { objekt: id } }),
    }))
    .sort((one, other) => Number(other.id === `property-${q}`) - Number(one.id === `property-${q}`));
}

/** Leads by name, e-mail, telephone or id, as the inbox finds them. */
function useLeads(q: string, isAsked: boolean): PaletteEntry[] {
  const navigate = useNavigate();
  const { data } = useQuery({ ...leadsQuery(q), enabled: isAsked && isSearch(q) });
  return (data?.items ?? []).map(({ id, name, kind, received_at }) => ({
    id: `lead-${id}`,
    title: name,
    hint: `${formOf(kind).one} · ${momentInWords(received_at)}`,
    icon: Inbox,
    keywords: [],
    isRemembered: false,
    run: () => void navigate({ to: '/admin/anfragen', search: { anfrage: id } }),
  }));
}

/** The whole lists for what was typed, where the few hits here are not enough. */
function useSearches({ q, among }: ReturnType<typeof questionOf>): PaletteEntry[] {
  const navigate = useNavigate();
  const search = { icon: Search, keywords: [], isRemembered: false };
  const inLeads = {
    ...search,
    id: 'search-leads',
    title: `Anfragen durchsuchen: ${q}`,
    run: () => void navigate({ to: '/admin/anfragen', search: { q: q.slice(0, maxLeadSearch) } }),
  };
  const inProperties = {
    ...search,
    id: 'search-properties',
    title: `Immobilien durchsuchen: ${q}`,
    run: () => void navigate({ to: '/admin/immobilien', search: { q } }),
  };
  return [...(among === 'properties' ? [] : [inLeads]), ...(among === 'leads' ? [] : [inProperties])];
}

/** The overview and the tools of the role. */
function usePages(): PaletteEntry[] {
  const navigate = useNavigate();
  const overview = {
    path: '/admin',
    title: 'Übersicht',
    icon: LayoutDashboard,
    keywords: ['Start', 'Dashboard', 'Zustand'],
  } as const;
  return [overview, ...useTools()].map(({ path, title, icon, keywords }) => ({
    id: path,
    title,
    icon,
    keywords,
    isRemembered: true,
    run: () => void navigate({ to: path }),
  }));
}

/** Pages and actions of the role that fit the input, the best first, then properties and leads, and the search in their lists. */
export function useCommands(input: string, recent: readonly string[]): PaletteEntry[] {
  const typed = questionOf(input.trim());
  const { q, among } = questionOf(useSettled(input.trim(), 150));
  const properties = useProperties(q, among !== 'leads');
  const leads = useLeads(q, among !== 'properties');
  const searches = useSearches(typed);
  const [pages, actions] = [usePages(), useActions()];
  // A page before an action where both fit, because Enter opens it without any change.
  const own = input.trim() ? [...pages, ...actions] : [...actions, ...pages];
  const found = isSearch(typed.q)
    ? [
        ...(typed.among === 'leads' ? [] : properties),
        ...(typed.among === 'properties' ? [] : leads),
        ...searches,
      ]
    : [];
  return [...rank(own, input, recent), ...found];
}
