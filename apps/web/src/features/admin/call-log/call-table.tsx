import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { CallLogItem } from '../../../api/types.ts';
import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallRow } from './call-row.tsx';
import { useReading } from './use-reading.ts';
import { useSteady } from './use-steady.ts';

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
