import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, csvAddress, emptyFilter } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { useSettled } from '../ui/use-settled.ts';

/** Audit log with search, pages and CSV export. */
export function AuditLog() {
  const [filter, setFilter] = useState(emptyFilter);
  const settled = useSettled(filter);
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
      <QueryState
        query={log}
        loading="Das Protokoll wird geladen"
        failed="Das Protokoll konnte nicht geladen werden"
        h="64"
      />
      {log.isSuccess && items.length === 0 && (
        <Notice
          role="status"
          title="Keine Einträge gefunden"
          text="Zu dieser Suche steht nichts im Protokoll."
        >
          {filter !== emptyFilter && (
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
