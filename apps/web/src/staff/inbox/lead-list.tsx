import { leadPageSize } from '@estate/domain/forms/lead-filter';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { LeadList as Leads, LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { leadRowElement } from './focus.ts';
import { LeadLine } from './lead-line.tsx';

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    borderBottomWidth: '1px',
    borderLeftWidth: '3px',
    borderLeftColor: 'transparent',
    _hover: { bg: 'paper' },
    _current: { bg: 'sand', borderLeftColor: 'brass' },
  },
});

/** Label around the checkbox of a row. It is as high as the row, so that it is large enough for touch. */
const Tick = chakra('label', {
  base: { display: 'flex', alignItems: 'center', pl: '2.5', pr: '1.5', minW: '8', cursor: 'pointer' },
});

/**
 * One page of leads. Arrow keys, Home and End move the focus, Enter opens a lead, the checkbox beside a row selects
 * it.
 */
export function LeadList({
  leads: { items, total },
  page,
  chosen,
  selected,
  isOutdated,
  nameOf,
  hrefOf,
  onOpen,
  onPage,
  onSelect,
}: {
  leads: Leads;
  page: number;
  chosen: string | undefined;
  selected: ReadonlyMap<string, LeadRow>;
  /** Whether these rows belong to the former view, so that they cannot be selected in the new one. */
  isOutdated: boolean;
  nameOf: (account: string) => string;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
  onSelect: (rows: readonly LeadRow[], isSelected: boolean) => void;
}) {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, chosen].find((id) => items.some((lead) => lead.id === id)) ?? items[0]?.id;
  const first = (page - 1) * leadPageSize + 1;
  const last = first + items.length - 1;
  const areAllSelected = items.every(({ id }) => selected.has(id));

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = items.findIndex(({ id }) => id === stop);
    const next = items[step(at, items.length)];
    if (next) leadRowElement(next.id)?.focus();
  };

  return (
    <chakra.div
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      minH={{ _roomLg: '0' }}
      maxH={{ _roomLg: '100%' }}
    >
      <chakra.ul
        aria-label="Anfragen"
        position="relative"
        flex="1"
        minH={{ _roomLg: '0' }}
        overflowY={{ _roomLg: 'auto' }}
        onKeyDown={move}
      >
        {items.map((lead) => (
          <Item
            key={lead.id}
            data-current={lead.id === chosen || undefined}
            onFocus={() => setFocused(lead.id)}
          >
            <Tick>
              <input
                type="checkbox"
                tabIndex={lead.id === stop ? 0 : -1}
                aria-label={`${lead.name} auswählen`}
                checked={selected.has(lead.id)}
                disabled={isOutdated}
                onChange={({ target }) => onSelect([lead], target.checked)}
              />
            </Tick>
            <LeadLine
              lead={lead}
              href={hrefOf(lead.id)}
              isChosen={lead.id === chosen}
              isStop={lead.id === stop}
              assignee={lead.assignee && nameOf(lead.assignee)}
              onOpen={() => onOpen(lead.id)}
            />
          </Item>
        ))}
      </chakra.ul>
      <chakra.div display="flex" alignItems="center" gap="1" pr="1" borderTopWidth="1px" mt="-1px">
        <Tick minH="10">
          <input
            type="checkbox"
            aria-label="Alle dieser Seite auswählen"
            checked={areAllSelected}
            disabled={isOutdated}
            onChange={({ target }) => onSelect(items, target.checked)}
          />
        </Tick>
        <chakra.p role="status" flex="1" color="inkMuted" fontVariantNumeric="tabular-nums">
          {formatNumber(first)}–{formatNumber(last)} von {formatNumber(total)}
        </chakra.p>
        <Button
          tone="quiet"
          size="sm"
          aria-label="Vorige Seite"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </Button>
        <Button
          tone="quiet"
          size="sm"
          aria-label="Nächste Seite"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
