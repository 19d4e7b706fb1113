import type { LeadFilter } from '@estate/domain/forms/lead-filter';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useMay } from '../session/use-may.ts';
import { openLeads } from '../tools.ts';

/** An empty list: why, and a button that leads to all leads if a filter or a later page is the cause. */
export function NoLeads({
  filter,
  isFirstPage,
  onReset,
}: {
  filter: LeadFilter;
  isFirstPage: boolean;
  onReset: () => void;
}) {
  const may = useMay();
  const filterCount = Object.values(filter).filter((value) => value !== undefined).length;
  if (filter.state === openLeads.state && filterCount === 1)
    return (
      <Notice role="status" title="Alles erledigt" text="Keine Anfrage ist offen.">
        <Button tone="outline" onClick={onReset}>
          Alle Anfragen zeigen
        </Button>
      </Notice>
    );
  const all = may('all-leads')
    ? 'Hier stehen alle Anfragen von der Website.'
    : 'Hier stehen die Anfragen, die Ihnen zugewiesen sind.';
  return (
    <Notice
      role="status"
      title="Keine Anfragen gefunden"
      text={filterCount > 0 ? 'Zu dieser Suche gibt es keine.' : all}
    >
      {(filterCount > 0 || !isFirstPage) && (
        <Button tone="outline" onClick={onReset}>
          Filter zurücksetzen
        </Button>
      )}
    </Notice>
  );
}
