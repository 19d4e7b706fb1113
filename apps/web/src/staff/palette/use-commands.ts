import { getQuery } from '../../shared/api/get-query.ts';
import { maxLeadSearch } from '@estate/domain/forms/lead-filter';
import { formOf } from '@estate/domain/forms/all-forms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House, Inbox, LayoutDashboard, Search } from 'lucide-react';
import { momentInWords } from '../ui/moment.ts';
import { useTools } from '../frame/use-tools.ts';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { rankCommands } from './rank.ts';
import { type PaletteEntry, useActions } from './use-actions.ts';

/** Whether the input is long enough for a search: one digit for an id, two characters for a title. */
const isSearch = (input: string) => /^\d|^\D.*\S/.test(input);
const maxFound = 6;

const propertyQuery = (q: string) =>
  queryOptions({
    ...getQuery('/api/admin/properties', { query: { q, page_size: maxFound } }),
    staleTime: 30_000,
  });

const leadsQuery = (q: string) =>
  queryOptions({
    ...getQuery('/api/admin/leads', { query: { q: q.slice(0, maxLeadSearch), page_size: maxFound } }),
    staleTime: 30_000,
  });

/**
 * Splits the input into search text and scope. A leading word sets the scope, and verbs are removed: `Anfrage Müller`,
 * `Immobilie 42 öffnen`.
 */
function parseInput(input: string): { q: string; scope: 'leads' | 'properties' | 'all' } {
  const [subject = '', ...others] = input.split(/[ :]+/);
  const words = others.filter((word) => !/^(?:suchen|öffnen|finden)$/i.test(word));
  const isSubject = /^(?:anfragen?|immobilien?|objekte?)$/i.test(subject);
  if (!isSubject || words.length === 0) return { q: input, scope: 'all' };
  return { q: words.join(' '), scope: /^a/i.test(subject) ? 'leads' : 'properties' };
}

interface Hits {
  entries: PaletteEntry[];
  isLoading: boolean;
}

/** Properties by id or title, as in the property table; an exact match of the id comes first. */
function useProperties(q: string, isEnabled: boolean): Hits {
  const navigate = useNavigate();
  const { data, isLoading } = useQuery({ ...propertyQuery(q), enabled: isEnabled && isSearch(q) });
  const entries = (data?.items ?? [])
    .map(({ id, title, name, city }): PaletteEntry => ({
      id: `property-${id}`,
      title: title ?? name ?? 'Immobilie',
      hint: [city, id].filter(Boolean).join(' · '),
      icon: House,
      keywords: [],
      isRemembered: false,
      run: () => void navigate({ to: '/admin/immobilien', search: { objekt: id } }),
    }))
    .sort((a, b) => Number(b.id === `property-${q}`) - Number(a.id === `property-${q}`));
  return { entries, isLoading };
}

/** Leads by name, e-mail address, telephone number or id, as in the inbox. */
function useLeads(q: string, isEnabled: boolean): Hits {
  const navigate = useNavigate();
  const { data, isLoading } = useQuery({ ...leadsQuery(q), enabled: isEnabled && isSearch(q) });
  const entries = (data?.items ?? []).map(({ id, name, kind, received_at }) => ({
    id: `lead-${id}`,
    title: name,
    hint: `${formOf(kind).one} · ${momentInWords(received_at)}`,
    icon: Inbox,
    keywords: [],
    isRemembered: false,
    run: () => void navigate({ to: '/admin/anfragen', search: { anfrage: id } }),
  }));
  return { entries, isLoading };
}

/** Entries that open the complete lists of leads and properties with this search text. */
function useSearches({ q, scope }: ReturnType<typeof parseInput>): PaletteEntry[] {
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
  return [...(scope === 'properties' ? [] : [inLeads]), ...(scope === 'leads' ? [] : [inProperties])];
}

function usePages(): PaletteEntry[] {
  const navigate = useNavigate();
  const overview = {
    path: '/admin',
    title: 'Übersicht',
    icon: LayoutDashboard,
    keywords: ['Start', 'Dashboard', 'Zustand'],
    search: {},
  } as const;
  return [overview, ...useTools()].map(({ path, search, title, icon, keywords }) => ({
    id: path,
    title,
    icon,
    keywords,
    isRemembered: true,
    run: () => void navigate({ to: path, search }),
  }));
}

/**
 * Entries for the input: matching pages and actions of the role, the best match first, then found properties and leads,
 * and entries that open the complete lists with this search text.
 */
export function useCommands(input: string, recent: readonly string[]): PaletteEntry[] {
  const text = input.trim();
  const { q, scope } = parseInput(text);
  const isSettled = useDebouncedValue(text, 150) === text;
  // Only results for exactly this text, because Enter opens the first entry.
  const properties = useProperties(q, isSettled && scope !== 'leads');
  const leads = useLeads(q, isSettled && scope !== 'properties');
  const searches = useSearches({ q, scope });
  const [pages, actions] = [usePages(), useActions()];
  // With input, pages precede equally good actions, because opening a page by Enter changes nothing.
  const commands = text ? [...pages, ...actions] : [...actions, ...pages];
  // All at once, because properties that arrive after the leads would take the first place just before Enter.
  const isLoading = properties.isLoading || leads.isLoading;
  const hits = [
    ...(scope === 'leads' ? [] : properties.entries),
    ...(scope === 'properties' ? [] : leads.entries),
  ];
  const results = isSearch(q) ? [...(isLoading ? [] : hits), ...searches] : [];
  return [...rankCommands(commands, input, recent), ...results];
}
