import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { useCloseRecord } from '../ui/use-close-record.ts';
import { CallDialog } from './call-dialog.tsx';
import { CallFilters } from './call-filters.tsx';
import { callsQuery } from './call-log-query.ts';
import { type CallLogFilter, type CallLogSearch, isFiltered } from './call-log-search.ts';
import { CallTable } from './call-table.tsx';
import { DeleteCallsButton } from './delete-calls-button.tsx';
import { LiveSwitch, pollMs, useLiveMode } from './live-switch.tsx';

/** Moves scroll position and focus to the top of the content, as after a change of the route. */
function startAtTop() {
  document.getElementById('inhalt')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

const failed = (error: Error) => `Fehler beim Laden der Logs: ${problemText(error)}`;

/** Log of CRM calls (S-2.53). The URL contains filter, page and the open entry. */
export function CallLog({
  search,
  onChange,
}: {
  search: CallLogSearch;
  /** `isStep` adds a history entry, so that 'back' undoes the change. */
  onChange: (next: CallLogSearch, isStep: boolean) => void;
}) {
  const { eintrag, ...filter } = search;
  const live = useLiveMode();
  // Only the newest page is polled, because older ones do not change.
  const isLive = live.isLive && filter.before === undefined;
  const log = useQuery({
    ...callsQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? pollMs : false,
  });
  const calls = log.data?.items ?? [];
  const close = useCloseRecord(() => onChange(filter, false));
  const reset: CallLogFilter = { limit: filter.limit };
  const turnTo = (before: string | undefined) => {
    onChange({ ...filter, before }, true);
    startAtTop();
  };

  return (
    <ToolPage
      path="/admin/crm-protokoll"
      isWide
      actions={
        <>
          <LiveSwitch
            isLive={isLive}
            onToggle={() => {
              if (filter.before !== undefined) turnTo(undefined);
              if (isLive || !live.isLive) live.toggle();
            }}
          />
          <DeleteCallsButton />
        </>
      }
    >
      <CallFilters filter={filter} onChange={(next) => onChange({ ...next, eintrag }, false)} />
      {live.isOver && (
        <chakra.p role="status" mb="3" color="inkMuted">
          Live endete nach 15 Minuten.
        </chakra.p>
      )}
      {log.isPending && <Skeleton h="24rem" role="status" aria-label="Die Logs werden geladen" />}
      {log.error && !log.data && (
        <Notice role="alert" title={failed(log.error)}>
          <Button onClick={() => void log.refetch()}>Erneut versuchen</Button>
        </Notice>
      )}
      {log.error && log.data && (
        <chakra.p role="alert" mb="3" color="danger">
          {failed(log.error)}{' '}
          <Button size="sm" tone="quiet" onClick={() => void log.refetch()}>
            Erneut versuchen
          </Button>
        </chakra.p>
      )}
      {log.isSuccess && calls.length === 0 && (
        <Notice role="status" title="Keine Logs vorhanden">
          {(isFiltered(filter) || filter.before !== undefined) && (
            <Button tone="outline" onClick={() => onChange(reset, false)}>
              Filter zurücksetzen
            </Button>
          )}
        </Notice>
      )}
      {calls.length > 0 && (
        <CallTable
          // Drops rows that live mode froze under another filter; otherwise the table stays, so that its focus stays.
          key={JSON.stringify([filter, isLive && log.isPlaceholderData])}
          calls={calls}
          isLive={isLive}
          onOpen={(id) => onChange({ ...filter, eintrag: id }, true)}
        />
      )}
      <chakra.div mt="4" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {filter.before !== undefined && (
          <Button tone="outline" size="sm" onClick={() => turnTo(undefined)}>
            Neueste Einträge
          </Button>
        )}
        {log.data?.next && !log.isPlaceholderData && (
          <Button tone="outline" size="sm" onClick={() => turnTo(log.data.next ?? undefined)}>
            Ältere Einträge
          </Button>
        )}
      </chakra.div>
      {eintrag !== undefined && <CallDialog key={eintrag} id={eintrag} onClose={close} />}
    </ToolPage>
  );
}
