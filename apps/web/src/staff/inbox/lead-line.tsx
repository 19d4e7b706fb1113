import { formOf } from '@estate/domain/forms/all-forms';
import { leadFindingLabels } from '@estate/domain/forms/lead-words';
import { Check, CircleAlert, ShieldAlert } from 'lucide-react';
import type { LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { MomentTime } from '../ui/moment-time.tsx';

const Line = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: '0.5rem minmax(0, 1fr)',
    columnGap: '3',
    px: '4',
    py: '2.5',
    borderLeftWidth: '3px',
    borderLeftColor: 'transparent',
    _hover: { bg: 'paper' },
    _current: { bg: 'sand', borderLeftColor: 'brass' },
  },
});

const Marks = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});

const isStuck = ({ suspicious, mails }: LeadRow) =>
  mails.visitor === 'failed' || mails.reply === 'failed' || (!suspicious && mails.agency === 'failed');

/** One lead of the list: a link, so that it opens in another tab too. */
export function LeadLine({
  lead,
  href,
  isChosen,
  isStop,
  assignee,
  onOpen,
}: {
  lead: LeadRow;
  href: string;
  isChosen: boolean;
  /** Whether the tab key stops here; one line of the list is a stop, and arrows move from there. */
  isStop: boolean;
  /** Name of the account that the lead is assigned to. */
  assignee: string | undefined;
  onOpen: () => void;
}) {
  const { id, kind, name, property, received_at, state, suspicious } = lead;
  const about = property && (property.title ?? `Objekt ${property.id}`);
  return (
    <Line
      href={href}
      id={`anfrage-${id}`}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen ? 'true' : undefined}
      data-current={isChosen || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <chakra.span
        aria-hidden
        mt="1.5"
        w="2"
        h="2"
        borderRadius="full"
        bg={state === 'new' ? 'brass' : 'transparent'}
      />
      <chakra.span minW="0">
        <chakra.span display="flex" gap="3" alignItems="baseline">
          <chakra.span
            flex="1"
            minW="0"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
            fontWeight={state === 'new' ? 'semibold' : 'medium'}
            color={state === 'handled' ? 'inkMuted' : undefined}
          >
            {state === 'new' && <VisuallyHidden>Neu: </VisuallyHidden>}
            {name}
          </chakra.span>
          <chakra.span color="inkMuted" flexShrink="0">
            <MomentTime at={received_at} />
          </chakra.span>
        </chakra.span>
        <chakra.span
          display="block"
          color="inkMuted"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {[formOf(kind).one, about].filter(Boolean).join(' · ')}
        </chakra.span>
        {(suspicious || isStuck(lead) || state === 'handled' || assignee) && (
          <chakra.span display="flex" flexWrap="wrap" columnGap="3">
            {suspicious && (
              <Marks color="brassDeep">
                <ShieldAlert size={14} strokeWidth={1.5} aria-hidden />
                {leadFindingLabels.suspicious}
              </Marks>
            )}
            {isStuck(lead) && (
              <Marks color="danger">
                <CircleAlert size={14} strokeWidth={1.5} aria-hidden />
                {leadFindingLabels.undelivered}
              </Marks>
            )}
            {state === 'handled' && (
              <Marks color="success">
                <Check size={14} strokeWidth={2} aria-hidden />
                {leadFindingLabels.handled}
              </Marks>
            )}
            {assignee && <Marks color="inkMuted">{assignee}</Marks>}
          </chakra.span>
        )}
      </chakra.span>
    </Line>
  );
}
