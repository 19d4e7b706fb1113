import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';
import { maxBulk, useBulkSwitch } from './use-bulk-switch.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '3',
    px: '3',
    py: '2',
    borderRadius: 'card',
    bg: 'sand',
  },
});

const countText = (count: number) => (count === 1 ? '1 Immobilie' : `${count} Immobilien`);

/** The actions for selected rows, and after them the way back. */
export function BulkBar({ selected, onClear }: { selected: ReadonlySet<number>; onClear: () => void }) {
  const { switchAll, isPending, done, undo, dismiss } = useBulkSwitch(onClear);
  if (selected.size > 0) {
    const ids = [...selected];
    return (
      <Bar role="region" aria-label="Auswahl">
        <chakra.strong flex="1">{countText(ids.length)} ausgewählt</chakra.strong>
        <Button size="sm" disabled={isPending} onClick={() => switchAll(ids, 'aktiv')}>
          Aktiv setzen
        </Button>
        <Button size="sm" tone="outline" disabled={isPending} onClick={() => switchAll(ids, 'inaktiv')}>
          Inaktiv setzen
        </Button>
        <Button size="sm" tone="quiet" onClick={onClear}>
          Auswahl aufheben
        </Button>
        {ids.length >= maxBulk && <p>Mehr als {maxBulk} Immobilien lassen sich nicht auf einmal ändern.</p>}
      </Bar>
    );
  }
  if (!done) return null;
  return (
    <Bar role="status">
      <chakra.span flex="1">
        {countText(done.count)} auf {done.to} gesetzt.
      </chakra.span>
      {done.count > 0 && (
        <Button size="sm" tone="outline" disabled={isPending} onClick={undo}>
          Rückgängig
        </Button>
      )}
      <Button size="sm" tone="quiet" onClick={dismiss}>
        Ausblenden
      </Button>
    </Bar>
  );
}
