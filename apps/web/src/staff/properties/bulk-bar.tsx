import { maxBulkProperties } from '@estate/domain/search/staff-filter';
import { Button } from '../../shared/ui/button.tsx';
import { propertyCount } from '@estate/domain/text/format';
import { chakra } from '#styled-system/jsx';
import { Bar } from './undo-bar.tsx';
import { useBulkSwitch } from './use-bulk-switch.ts';
import type { StatusChange } from './use-status-switch.ts';

/** Bulk actions for the selected properties. `selected` maps ids to titles. */
export function BulkBar({
  selected,
  onClear,
  onStatusChange,
}: {
  selected: ReadonlyMap<number, string>;
  onClear: () => void;
  onStatusChange: (change: StatusChange) => void;
}) {
  const { switchAll, isPending } = useBulkSwitch((change) => {
    onClear();
    onStatusChange(change);
  });
  return (
    <Bar role="region" aria-label="Auswahl">
      <chakra.strong flex="1">{propertyCount(selected.size)} ausgewählt</chakra.strong>
      <Button size="sm" disabled={isPending} onClick={() => switchAll(selected, 'aktiv')}>
        Aktiv setzen
      </Button>
      <Button size="sm" tone="outline" disabled={isPending} onClick={() => switchAll(selected, 'inaktiv')}>
        Inaktiv setzen
      </Button>
      <Button size="sm" tone="quiet" onClick={onClear}>
        Auswahl aufheben
      </Button>
      {selected.size >= maxBulkProperties && (
        <p>Mehr als {maxBulkProperties} Immobilien lassen sich nicht auf einmal ändern.</p>
      )}
    </Bar>
  );
}
