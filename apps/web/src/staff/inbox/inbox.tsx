import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useSession } from '../session/session.ts';
import { colleaguesQuery } from '../team/colleagues-query.ts';
import { QueryState } from '../ui/query-state.tsx';
import { FilterNotice } from './filter-notice.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxHeading } from './inbox-heading.tsx';
import { InboxViews } from './inbox-views.tsx';
import { leadQuery, leadsQuery } from './inbox-query.ts';
import type { InboxSearch } from './inbox-search.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadList } from './lead-list.tsx';
import { NoLeads } from './no-leads.tsx';
import { useLeadChanges } from './use-lead-changes.tsx';
import { useOpenLead } from './use-open-lead.ts';
import { useSelection } from './use-selection.ts';
import { useTriage } from './use-triage.ts';

const BulkBar = lazyWithFallback(() => import('./bulk-bar.tsx').then((part) => part.BulkBar));
const SnoozeDialog = lazyWithFallback(() => import('./snooze-dialog.tsx').then((part) => part.SnoozeDialog));
const KeysDialog = lazyWithFallback(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog));

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
  const items = leads.data?.items ?? [];
  const session = useSession();
  const { data: staff } = useQuery(colleaguesQuery);
  const team = staff?.items ?? [];
  const nameOf = (account: string) =>
    team.find(({ id }) => id === account)?.name ?? (staff ? 'Entferntes Konto' : '...');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { open, close, reopen } = useOpenLead(search, onChange);
  const changes = useLeadChanges(reopen);
  const selection = useSelection(JSON.stringify([filter, page]));
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
  const hiddenBesideLead = anfrage === undefined ? 'block' : 'none';

  return (
    <chakra.div
      display={{ _roomLg: 'flex' }}
      flexDirection="column"
      h={{ _roomLg: 'calc(100dvh - 4rem)' }}
      minH={{ _roomLg: '34rem' }}
    >
      <InboxHeading filter={filter} isLeadOpen={anfrage !== undefined} onHelp={() => setHelpOpen(true)} />
      <chakra.div display={{ _belowRoomLg: hiddenBesideLead }}>
        <chakra.div
          display={{ base: 'grid', _roomXl: 'flex' }}
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
        minH={{ _roomLg: '0' }}
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', _roomLg: 'minmax(20rem, 5fr) minmax(0, 8fr)' }}
        gridTemplateRows={{ _roomLg: 'minmax(0, 1fr)' }}
      >
        <chakra.div minH={{ _roomLg: '0' }} display={{ _belowRoomLg: hiddenBesideLead }}>
          <QueryState query={leads} subject="Anfragen" isPlural h="24rem" />
          {leads.data?.items.length === 0 && (
            <NoLeads filter={filter} isFirstPage={page === 1} onReset={() => onChange({ anfrage }, false)} />
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
          <chakra.div _belowRoomLg={{ display: 'none' }}>
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
