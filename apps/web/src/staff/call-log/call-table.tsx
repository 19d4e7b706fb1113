import { type RefObject, useEffect, useState, type KeyboardEvent, useRef } from 'react';
import type { CallLogItem } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { CallRow } from './call-row.tsx';

/**
 * Whether somebody reads the list: its top is scrolled out of sight, the mouse rests on it, or the focus is in it.
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
 * The items as they were when `isHeld` began, so that nothing moves under the eyes of the reader, and how many newer
 * ones wait above them. `isMore` says that the shown ones are not among the newest any more.
 */
function useSteady<Item extends { id: string }>(items: readonly Item[], isHeld: boolean) {
  const [shown, setShown] = useState(items);
  if (!isHeld && shown !== items) setShown(items);
  const first = shown[0];
  const place = first ? items.findIndex(({ id }) => id === first.id) : 0;
  const isMore = place === -1;
  return {
    shown: isHeld ? shown : items,
    waiting: isMore ? items.length : first ? place : items.length,
    isMore,
    catchUp: () => setShown(items),
  };
}

const Head = chakra('th', {
  base: { px: '3', py: '2', textAlign: 'left', fontWeight: 'medium', color: 'inkMuted' },
});

/** The arrow keys move between the requests. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const requests = [...event.currentTarget.querySelectorAll('button')];
  const next = requests[requests.findIndex((request) => request === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Newer entries that wait; shown where the reader is, however far the list is scrolled. */
function Waiting({ count, isMore, onShow }: { count: number; isMore: boolean; onShow: () => void }) {
  const text = count === 1 ? '1 neuen Eintrag' : `${count} neue Einträge`;
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
  calls: readonly CallLogItem[];
  onOpen: (id: string) => void;
  handlers: ReturnType<typeof useReading>['handlers'];
}) {
  return (
    <chakra.table
      w="full"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      borderCollapse="separate"
      borderSpacing="0"
      fontSize="xs"
      lineHeight="1.5"
      fontVariantNumeric="tabular-nums"
      display={{ base: 'block', md: 'table' }}
      aria-label="Aufrufe von Propstack"
    >
      <chakra.thead hideBelow="md">
        <tr>
          <Head scope="col">Zeit</Head>
          <Head scope="col">Funktion</Head>
          <Head scope="col" w="50%">
            Anfrage
          </Head>
          <Head scope="col">Status</Head>
          <Head scope="col" textAlign="right">
            Dauer
          </Head>
        </tr>
      </chakra.thead>
      <chakra.tbody display={{ base: 'block', md: 'table-row-group' }} onKeyDown={moveFocus} {...handlers}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} onOpen={() => onOpen(call.id)} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

/** The entries of one page. While the tail is live, they stay in place under a reader and newer ones wait above. */
export function CallTable({
  calls,
  isLive,
  onOpen,
}: {
  calls: readonly CallLogItem[];
  isLive: boolean;
  onOpen: (id: string) => void;
}) {
  const top: RefObject<HTMLDivElement | null> = useRef(null);
  const { isReading, handlers } = useReading(top);
  const { shown, waiting, isMore, catchUp } = useSteady(calls, isLive && isReading);
  const show = () => {
    catchUp();
    top.current?.scrollIntoView({ block: 'center' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <chakra.div ref={top} tabIndex={-1} h="1px" aria-label="Neueste Einträge" role="group" />
      <Waiting count={waiting} isMore={isMore} onShow={show} />
      <Rows calls={shown} onOpen={onOpen} handlers={handlers} />
    </>
  );
}
