import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { useMay } from '../session/use-may.ts';
import { colleaguesQuery } from '../team/colleagues-query.ts';
import { QueryState } from '../ui/query-state.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxViews } from './inbox-views.tsx';
import { csvAddress, leadsQuery } from './inbox-query.ts';
import type { InboxSearch } from './inbox-search.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadList } from './lead-list.tsx';

/** Where the list was left on a narrow screen, and by which lead. */
interface Left {
  top: number;
  id: string;
}

/** The leads inbox: list and detail beside each other, on narrow screens one after the other. The address holds it all. */
export function Inbox({
  search,
  onChange,
}: {
  search: InboxSearch;
  /** `isStep` adds a step to the history, so that 'back' closes the lead. */
  onChange: (next: InboxSearch, isStep: boolean) => void;
}) {
  const { anfrage, page = 1, ...filter } = search;
  const router = useRouter();
  const leads = useQuery({ ...leadsQuery(filter, page), placeholderData: keepPreviousData });
  const { data: staff } = useQuery(colleaguesQuery);
  const team = staff?.items ?? [];
  const nameOf = (account: string) => {
    const found = team.find(({ id }) => id === account);
    if (found) return found.name;
    return staff ? 'Entferntes Konto' : '...';
  };
  const may = useMay();
  const left = useRef<Left>(undefined);
  useLayoutEffect(() => {
    if (anfrage !== undefined || !left.current) return;
    const { top, id } = left.current;
    left.current = undefined;
    // In the next frame, because after a step back the router scrolls to the top once the page is rendered.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    document.getElementById(`anfrage-${id}`)?.focus({ preventScroll: true });
  }, [anfrage]);
  const open = (id: string) => {
    if (anfrage === undefined) left.current = { top: window.scrollY, id };
    onChange({ ...search, anfrage: id }, anfrage === undefined);
  };
  const isFiltered = Object.values(filter).some((one) => one !== undefined);

  return (
    <ToolPage
      path="/admin/anfragen"
      isWide
      actions={
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
      }
    >
      <chakra.div display={{ lgDown: anfrage === undefined ? 'block' : 'none' }}>
        <InboxViews filter={filter} onChange={(next) => onChange({ ...next, anfrage }, false)} />
        <InboxFilters
          filter={filter}
          team={team}
          onChange={(next) => onChange({ ...next, anfrage }, false)}
        />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 5fr) minmax(0, 9fr)' }}
      >
        <chakra.div display={{ lgDown: anfrage === undefined ? 'block' : 'none' }}>
          <QueryState
            query={leads}
            loading="Anfragen werden geladen"
            failed="Anfragen konnten nicht geladen werden"
            h="24rem"
          />
          {leads.data?.items.length === 0 && (
            <Notice
              role="status"
              title="Keine Anfragen gefunden"
              text={
                isFiltered
                  ? 'Zu dieser Suche gibt es keine.'
                  : may('all-leads')
                    ? 'Hier stehen alle Anfragen von der Website.'
                    : 'Hier stehen die Anfragen, die Ihnen zugewiesen sind.'
              }
            >
              {(isFiltered || page > 1) && (
                <Button tone="outline" onClick={() => onChange({ anfrage }, false)}>
                  Filter zurücksetzen
                </Button>
              )}
            </Notice>
          )}
          {leads.data && leads.data.items.length > 0 && (
            <LeadList
              leads={leads.data}
              page={page}
              chosen={anfrage}
              nameOf={nameOf}
              hrefOf={(id) =>
                router.buildLocation({ to: '/admin/anfragen', search: { ...search, anfrage: id } }).href
              }
              onOpen={open}
              onPage={(next) => onChange({ ...search, page: next }, false)}
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
            onClose={() =>
              left.current ? router.history.back() : onChange({ ...search, anfrage: undefined }, false)
            }
          />
        )}
      </chakra.div>
    </ToolPage>
  );
}
