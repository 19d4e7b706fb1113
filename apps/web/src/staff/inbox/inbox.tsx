import { maxBulkLeads } from '@estate/domain/forms/lead-filter';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download, Keyboard } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../frame/tool-page.tsx';
import { useSession } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';
import { colleaguesQuery } from '../team/colleagues-query.ts';
import { openLeads, toolOf } from '../tools.ts';
import { QueryState } from '../ui/query-state.tsx';
import { useCloseRecord } from '../ui/use-close-record.ts';
import { FilterNotice } from './filter-notice.tsx';
import { lineOf } from './focus.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxViews } from './inbox-views.tsx';
import { csvAddress, leadQuery, leadsQuery } from './inbox-query.ts';
import { type InboxSearch, parseInboxSearch } from './inbox-search.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadList } from './lead-list.tsx';
import { useLeadChanges } from './use-lead-changes.tsx';
import { useTriage } from './use-triage.ts';

const BulkBar = lazyWithFallback(() => import('./bulk-bar.tsx').then((part) => part.BulkBar));
const SnoozeDialog = lazyWithFallback(() => import('./snooze-dialog.tsx').then((part) => part.SnoozeDialog));
const KeysDialog = lazyWithFallback(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog));

/** Scroll position of the list on a narrow screen when a lead was opened, and the id of this lead. */
interface ListPosition {
  top: number;
  id: string;
}

/** Selected leads by id. `list` identifies filter and page; the selection is empty for any other list. */
function useSelection(list: string) {
  const [state, setState] = useState<{ list: string; rows: ReadonlyMap<string, LeadRow> }>({
    list,
    rows: new Map(),
  });
  const rows: ReadonlyMap<string, LeadRow> = state.list === list ? state.rows : new Map();
  return {
    rows,
    clear: () => setState({ list, rows: new Map() }),
    select: (added: readonly LeadRow[], isSelected: boolean) => {
      const next = new Map(rows);
      for (const row of added)
        if (!isSelected) next.delete(row.id);
        else if (next.size < maxBulkLeads) next.set(row.id, row);
      setState({ list, rows: next });
    },
  };
}

/**
 * The inbox of leads: list and detail beside each other with separate scrolling, on narrow screens one after the
 * other. The URL contains filter, page and open lead.
 */
export function Inbox({
  search,
  onChange,
}: {
  search: InboxSearch;
  /** `isStep` adds a history entry, so that 'back' closes the lead. */
  onChange: (next: InboxSearch, isStep: boolean) => void;
}) {
  const { anfrage, page = 1, ...filter } = search;
  const router = useRouter();
  const client = useQueryClient();
  const leads = useQuery({ ...leadsQuery(filter, page), placeholderData: keepPreviousData });
  const session = useSession();
  const { data: staff } = useQuery(colleaguesQuery);
  const reopened = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Runs after each render, because the row of a lead that returns to the list is rendered later than the lead.
    const line = reopened.current === anfrage && anfrage !== undefined && lineOf(anfrage);
    if (!line) return;
    reopened.current = undefined;
    line.focus();
  });
  const reopen = (id: string) => {
    // Reads the location from the router, because a toast's button calls `reopen` when `search` may be outdated.
    const current = parseInboxSearch(router.state.location.search);
    if (current.anfrage === id) return;
    if (current.anfrage !== undefined)
      void router.navigate({
        to: '/admin/anfragen',
        search: { ...current, anfrage: id },
        replace: true,
        state: true,
        resetScroll: false,
      });
    else lineOf(id)?.focus();
    reopened.current = id;
  };
  const [isHelpOpen, setHelpOpen] = useState(false);
  const changes = useLeadChanges(reopen);
  const selection = useSelection(JSON.stringify([filter, page]));
  const items = leads.data?.items ?? [];
  const team = staff?.items ?? [];
  const nameOf = (account: string) => {
    const found = team.find(({ id }) => id === account);
    if (found) return found.name;
    return staff ? 'Entferntes Konto' : '...';
  };
  const may = useMay();
  const listPosition = useRef<ListPosition>(undefined);
  useLayoutEffect(() => {
    if (anfrage !== undefined || !listPosition.current) return;
    const { top, id } = listPosition.current;
    listPosition.current = undefined;
    // Deferred to the next frame, because after 'back' the router scrolls to the top once the page is rendered.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    lineOf(id)?.focus({ preventScroll: true });
  }, [anfrage]);
  const open = (id: string) => {
    reopened.current = undefined;
    if (anfrage === undefined) listPosition.current = { top: window.scrollY, id };
    onChange({ ...search, anfrage: id }, anfrage === undefined);
  };
  const close = useCloseRecord(() => onChange({ ...search, anfrage: undefined }, false));
  const triage = useTriage({
    items,
    chosen: anfrage,
    self: session?.user.id,
    changes,
    onOpen: open,
    onSelect: (row) => {
      if (!leads.isPlaceholderData) selection.select([row], !selection.rows.has(row.id));
    },
    onHelp: () => setHelpOpen(true),
  });
  const latest =
    triage.snoozing === undefined ? undefined : client.getQueryData(leadQuery(triage.snoozing).queryKey);
  const filterValues = Object.values(filter).filter((value) => value !== undefined);
  const isFiltered = filterValues.length > 0;
  const isAllDone = filter.state === openLeads.state && filterValues.length === 1;
  const hiddenBesideLead = anfrage === undefined ? 'block' : 'none';
  const { title, text } = toolOf('/admin/anfragen');

  return (
    <chakra.div
      display={{ lg: 'flex' }}
      flexDirection="column"
      h={{ lg: 'calc(100dvh - 4rem)' }}
      minH={{ lg: '34rem' }}
    >
      <PageHeading
        title={title}
        text={text}
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button tone="outline" size="sm" aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
              <Keyboard size={18} strokeWidth={1.5} aria-hidden />
              Tasten und Hinweise
            </Button>
            <ButtonAnchor
              href={csvAddress(filter)}
              download
              tone="outline"
              size="sm"
              display={anfrage === undefined ? 'inline-flex' : { base: 'none', lg: 'inline-flex' }}
            >
              <Download size={18} strokeWidth={1.5} aria-hidden />
              Als CSV speichern
            </ButtonAnchor>
          </chakra.div>
        }
      />
      <chakra.div display={{ lgDown: hiddenBesideLead }}>
        <chakra.div
          display={{ base: 'grid', xl: 'flex' }}
          alignItems="flex-end"
          columnGap="6"
          rowGap="3"
          mb="3"
        >
          <InboxViews filter={filter} onChange={(next) => onChange({ ...next, anfrage }, false)} />
          <InboxFilters
            filter={filter}
            team={team}
            nameOf={nameOf}
            onChange={(next) => onChange({ ...next, anfrage }, false)}
          />
        </chakra.div>
        <FilterNotice
          filter={filter}
          items={items}
          onEnd={() => onChange({ ...filter, person: undefined, property: undefined, anfrage }, false)}
        />
        {selection.rows.size > 0 && (
          <Suspense>
            <BulkBar
              selected={selection.rows}
              team={team}
              isSpam={filter.state === 'suspicious'}
              isPending={changes.isPending}
              onChange={(change, done) => {
                // The current rows, because a colleague may have changed a lead since it was selected.
                const rows = items.filter(({ id }) => selection.rows.has(id));
                changes.change(rows, change, done);
                selection.clear();
              }}
              onDeleted={() => {
                if (anfrage !== undefined && selection.rows.has(anfrage))
                  onChange({ ...search, anfrage: undefined }, false);
              }}
              onClear={selection.clear}
            />
          </Suspense>
        )}
      </chakra.div>
      <chakra.div
        flex="1"
        minH={{ lg: '0' }}
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) minmax(0, 8fr)' }}
        gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
      >
        <chakra.div minH={{ lg: '0' }} display={{ lgDown: hiddenBesideLead }}>
          <QueryState
            query={leads}
            loading="Anfragen werden geladen"
            failed="Anfragen konnten nicht geladen werden"
            h="24rem"
          />
          {leads.data?.items.length === 0 && (
            <Notice
              role="status"
              title={isAllDone ? 'Alles erledigt' : 'Keine Anfragen gefunden'}
              text={
                isAllDone
                  ? 'Keine Anfrage ist offen.'
                  : isFiltered
                    ? 'Zu dieser Suche gibt es keine.'
                    : may('all-leads')
                      ? 'Hier stehen alle Anfragen von der Website.'
                      : 'Hier stehen die Anfragen, die Ihnen zugewiesen sind.'
              }
            >
              {(isFiltered || page > 1) && (
                <Button tone="outline" onClick={() => onChange({ anfrage }, false)}>
                  {isAllDone ? 'Alle Anfragen zeigen' : 'Filter zurücksetzen'}
                </Button>
              )}
            </Notice>
          )}
          {leads.data && leads.data.items.length > 0 && (
            <LeadList
              leads={leads.data}
              page={page}
              chosen={anfrage}
              selected={selection.rows}
              isOutdated={leads.isPlaceholderData}
              nameOf={nameOf}
              hrefOf={(id) =>
                router.buildLocation({ to: '/admin/anfragen', search: { ...search, anfrage: id } }).href
              }
              onOpen={open}
              onPage={(next) => onChange({ ...search, page: next }, false)}
              onSelect={selection.select}
            />
          )}
        </chakra.div>
        {anfrage === undefined ? (
          <chakra.div hideBelow="lg">
            <Notice title="Keine Anfrage geöffnet" text="Wählen Sie links eine Anfrage aus." />
          </chakra.div>
        ) : (
          <LeadDetail
            key={anfrage}
            id={anfrage}
            team={team}
            nameOf={nameOf}
            self={session?.user.id}
            handlers={triage.handlers}
            isPending={changes.isPending}
            onClose={close}
          />
        )}
      </chakra.div>
      {triage.snoozing !== undefined && (
        <Suspense>
          <SnoozeDialog
            latest={latest?.delete_after.slice(0, 10)}
            focusAfter={triage.focusAfterSnooze}
            onChoose={triage.endSnooze}
            onClose={() => triage.endSnooze()}
          />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
