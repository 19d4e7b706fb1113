import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, auditQuery, csvAddress, emptyFilter, paramsOf } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';

/**
 * Audit log with search, pages and CSV export. The URL contains the search, so that Back from a linked record shows it
 * again. The fields have a state of their own, because a date that is being typed would not survive the navigation.
 */
export function AuditLog({ initial }: { initial: AuditFilter }) {
  const [filter, setFilter] = useState(initial);
  const settled = useDebouncedValue(filter);
  const navigate = useNavigate();
  const [first] = useState(settled);
  useEffect(() => {
    if (settled === first) return;
    void navigate({ to: '/admin/protokoll', search: paramsOf(settled), replace: true, resetScroll: false });
  }, [navigate, settled, first]);
  const log = useInfiniteQuery({ ...auditQuery(settled), placeholderData: keepPreviousData });
  const items = log.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <ToolPage
      path="/admin/protokoll"
      isWide
      actions={
        <ButtonAnchor href={csvAddress(settled)} download tone="outline" size="sm">
          <Download size={18} strokeWidth={1.5} aria-hidden />
          Als CSV speichern
        </ButtonAnchor>
      }
    >
      <AuditFilters filter={filter} onChange={setFilter} />
      <QueryState query={log} subject="Das Protokoll" h="64" />
      {log.isSuccess && items.length === 0 && (
        <Notice
          role="status"
          title="Keine Einträge gefunden"
          text="Zu dieser Suche steht nichts im Protokoll."
        >
          {Object.values(filter).some(Boolean) && (
            <Button tone="outline" onClick={() => setFilter(emptyFilter)}>
              Suche zurücksetzen
            </Button>
          )}
        </Notice>
      )}
      {items.length > 0 && <AuditTable items={items} />}
      {log.hasNextPage && (
        <chakra.div mt="4" textAlign="center">
          <Button
            tone="outline"
            size="sm"
            disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {log.isFetchingNextPage ? 'Wird geladen...' : 'Ältere Einträge laden'}
          </Button>
        </chakra.div>
      )}
    </ToolPage>
  );
}
