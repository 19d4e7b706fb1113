import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { propertyCount } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { rowsKey } from './properties-query.ts';
import { failureText, updatePropertyRows, type StatusChange } from './use-status-switch.ts';

export const Bar = chakra('div', {
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

/** Maximum number of property titles in the text; the others are counted. */
const maxNames = 3;

function switchText({ items, to }: StatusChange): string {
  const [first] = items;
  if (first && items.length === 1) return `„${first.title}“ auf ${to} gesetzt.`;
  const names = items.slice(0, maxNames).map(({ title }) => `„${title}“`);
  const rest = items.length > maxNames ? ` und ${items.length - maxNames} weitere` : '';
  return `${propertyCount(items.length)} auf ${to} gesetzt${names.length > 0 ? `: ${names.join(', ')}${rest}` : ''}.`;
}

/** Describes the last status change and offers to undo it, except for properties that somebody changed since. */
export function UndoBar({ change, onEnd }: { change: StatusChange; onEnd: () => void }) {
  const client = useQueryClient();
  const { items } = change;
  const undo = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/admin/properties/status/undo', {
          body: { items: items.map(({ id, version }) => ({ id, version })) },
        }),
      ),
    onSuccess: (response) => {
      onEnd();
      const { length: unchanged } = response.unchanged;
      showToast({
        tone: 'success',
        title: `${response.items.length} zurückgesetzt`,
        ...(unchanged > 0 ? { description: `${unchanged} inzwischen von jemand anderem geändert` } : {}),
      });
      updatePropertyRows(client, response.items);
      return unchanged > 0 ? client.invalidateQueries({ queryKey: [rowsKey] }) : undefined;
    },
    onError: (error) => showToast({ tone: 'error', title: failureText(error) }),
  });
  return (
    <Bar role="status">
      <chakra.span flex="1" overflowWrap="anywhere">
        {switchText(change)}
      </chakra.span>
      {items.length > 0 && (
        <Button size="sm" tone="outline" disabled={undo.isPending} onClick={() => undo.mutate()}>
          Rückgängig
        </Button>
      )}
      <Button size="sm" tone="quiet" onClick={onEnd}>
        Ausblenden
      </Button>
    </Bar>
  );
}
