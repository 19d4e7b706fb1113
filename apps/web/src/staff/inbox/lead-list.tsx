import { leadPageSize } from '@estate/domain/forms/lead-filter';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LeadList as Leads } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '../../shared/ui/format.ts';
import { LeadLine } from './lead-line.tsx';

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One page of leads. Arrows, Home and End move the focus, Enter opens. */
export function LeadList({
  leads: { items, total },
  page,
  chosen,
  nameOf,
  hrefOf,
  onOpen,
  onPage,
}: {
  leads: Leads;
  page: number;
  chosen: string | undefined;
  /** Name of an account. */
  nameOf: (account: string) => string;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = [focused, chosen].find((id) => items.some((one) => one.id === id)) ?? items[0]?.id;
  const first = (page - 1) * leadPageSize + 1;
  const last = first + items.length - 1;

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = items.findIndex(({ id }) => id === stop);
    const next = items[step(at, items.length)];
    if (next) list.current?.querySelector<HTMLElement>(`#anfrage-${next.id}`)?.focus();
  };

  return (
    <chakra.div bg="card" borderWidth="1px" borderRadius="card" overflow="hidden">
      <chakra.ul
        ref={list}
        aria-label="Anfragen"
        maxH={{ lg: 'calc(100dvh - 22.25rem)' }}
        minH={{ lg: '20rem' }}
        overflowY={{ lg: 'auto' }}
        onKeyDown={move}
      >
        {items.map((lead) => (
          <chakra.li key={lead.id} borderBottomWidth="1px" onFocus={() => setFocused(lead.id)}>
            <LeadLine
              lead={lead}
              href={hrefOf(lead.id)}
              isChosen={lead.id === chosen}
              isStop={lead.id === stop}
              assignee={lead.assignee && nameOf(lead.assignee)}
              onOpen={() => onOpen(lead.id)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" alignItems="center" gap="1" pl="4" pr="1" py="1">
        <chakra.p role="status" flex="1" color="inkMuted" fontVariantNumeric="tabular-nums">
          {formatNumber(first)}–{formatNumber(last)} von {formatNumber(total)}
        </chakra.p>
        <Button
          tone="quiet"
          size="sm"
          aria-label="Neuere Anfragen"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </Button>
        <Button
          tone="quiet"
          size="sm"
          aria-label="Ältere Anfragen"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
