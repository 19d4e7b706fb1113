import { type RefObject, useEffect, useState, type KeyboardEvent, useRef } from 'react';
import type { CrmCallRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { ColumnHead, RecordTable, TableBody, TableHead } from '../ui/record-table.tsx';
import { CallRow } from './call-row.tsx';

/**
 * Whether a person is reading the list: its top is scrolled out of view, the mouse is over it, or it has the focus.
 * `handlers` belong to the element with the rows.
 */
function useReading(top: RefObject<Element | null>) {
  const [isScrolled, setScrolled] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!top.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);
  return {
    isReading: isScrolled || isPointed || isFocused,
    handlers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/**
 * Freezes the items while `isFrozen` is true, so that rows do not move while they are read. `waiting` is the number of
 * newer items. `isMore` means that there may be more, because the first frozen item is not in `items`.
 */
function useFrozenItems<Item extends { id: string }>(items: readonly Item[], isFrozen: boolean) {
  const [frozen, setFrozen] = useState(items);
  if (!isFrozen && frozen !== items) setFrozen(items);
  const first = frozen[0];
  const place = first ? items.findIndex(({ id }) => id === first.id) : 0;
  const isMore = place === -1;
  return {
    rows: isFrozen ? frozen : items,
    waiting: isMore ? items.length : first ? place : items.length,
    isMore,
    catchUp: () => setFrozen(items),
  };
}

/** Moves the focus between the request buttons by arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const requests = [...event.currentTarget.querySelectorAll('button')];
  const next = requests[requests.findIndex((request) => request === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Button for newer entries; sticky, so that it is visible at any scroll position. */
function Waiting({ count, isMore, onShow }: { count: number; isMore: boolean; onShow: () => void }) {
  const text = countText(count, 'neuen Eintrag', 'neue Einträge');
  return (
    <chakra.div position="sticky" top="3" zIndex="1" h="0" textAlign="center" role="status">
      {count > 0 && (
        <Button size="sm" boxShadow="soft" onClick={onShow}>
          {isMore ? `Mehr als ${text}` : text} zeigen
        </Button>
      )}
    </chakra.div>
  );
}

function Rows({
  calls,
  onOpen,
  handlers,
}: {
  calls: readonly CrmCallRow[];
  onOpen: (id: string) => void;
  handlers: ReturnType<typeof useReading>['handlers'];
}) {
  return (
    <RecordTable fontVariantNumeric="tabular-nums" aria-label="Aufrufe von Propstack">
      <TableHead>
        <tr>
          <ColumnHead>Zeit</ColumnHead>
          <ColumnHead>Funktion</ColumnHead>
          <ColumnHead w="50%">Anfrage</ColumnHead>
          <ColumnHead>Status</ColumnHead>
          <ColumnHead textAlign="right">Dauer</ColumnHead>
        </tr>
      </TableHead>
      <TableBody onKeyDown={moveFocus} {...handlers}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} onOpen={() => onOpen(call.id)} />
        ))}
      </TableBody>
    </RecordTable>
  );
}

/**
 * The entries of one page. In live mode the rows stay in place while they are read, and a button shows the newer ones.
 */
export function CallTable({
  calls,
  isLive,
  onOpen,
}: {
  calls: readonly CrmCallRow[];
  isLive: boolean;
  onOpen: (id: string) => void;
}) {
  const top: RefObject<HTMLDivElement | null> = useRef(null);
  const { isReading, handlers } = useReading(top);
  const { rows, waiting, isMore, catchUp } = useFrozenItems(calls, isLive && isReading);
  const showNewest = () => {
    catchUp();
    top.current?.scrollIntoView({ block: 'center' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <chakra.div ref={top} tabIndex={-1} h="1px" aria-label="Neueste Einträge" role="group" />
      <Waiting count={waiting} isMore={isMore} onShow={showNewest} />
      <Rows calls={rows} onOpen={onOpen} handlers={handlers} />
    </>
  );
}
