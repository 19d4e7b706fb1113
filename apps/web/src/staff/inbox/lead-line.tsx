import { formOf } from '@estate/domain/forms/all-forms';
import { isClosed } from '@estate/domain/forms/lead-filter';
import { leadFindingLabels, leadStateLabels, senderNotes } from '@estate/domain/forms/lead-words';
import { renditions, staffImageUrl } from '@estate/domain/property/renditions';
import { Bot, CircleAlert, Clock, Copy, MessageSquare, ShieldAlert } from 'lucide-react';
import type { LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { leadRowId } from './focus.ts';
import { dayText } from './lead-days.ts';

const Line = chakra('a', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    pl: '1',
    pr: '3',
    py: { base: '1.5', _roomLg: '0.5' },
    lineHeight: '1.35',
    // The outline is inside the row, because the list clips everything outside of its rows.
    _focusVisible: { outlineOffset: '-3px' },
  },
});

const Cut = chakra('span', {
  base: { flex: '1', minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Mark = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', flexShrink: 0, whiteSpace: 'nowrap' },
});

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;
const { thumbnail } = renditions;

const isStuck = ({ suspicious, mails }: LeadRow) =>
  mails.visitor === 'failed' || mails.reply === 'failed' || (!suspicious && mails.agency === 'failed');

/** The most urgent warning about a lead; its row has room for one. */
function Warning({ lead }: { lead: LeadRow }) {
  const { suspicious, sender, overdue, due_at, snoozed_until, double_of } = lead;
  if (suspicious)
    return (
      <Mark color="brassDeep">
        <ShieldAlert {...icon} />
        {leadFindingLabels.suspicious}
      </Mark>
    );
  if (isStuck(lead))
    return (
      <Mark color="danger">
        <CircleAlert {...icon} />
        {leadFindingLabels.undelivered}
      </Mark>
    );
  if (sender)
    return (
      <Mark color="brassDeep">
        <Bot {...icon} />
        {senderNotes[sender].label}
      </Mark>
    );
  if (overdue && due_at)
    return (
      <Mark color="danger" fontWeight="semibold">
        <CircleAlert {...icon} />
        Überfällig
      </Mark>
    );
  if (snoozed_until && !isClosed(lead.state))
    return (
      <Mark color="brassDeep">
        <Clock {...icon} />
        <VisuallyHidden>Wiedervorlage </VisuallyHidden>
        {dayText(snoozed_until)}
      </Mark>
    );
  return double_of === undefined ? null : (
    <Mark color="brassDeep">
      <Copy {...icon} />
      Doppelt?
    </Mark>
  );
}

/** Row of one lead with two lines of text. It is a link, so that it can be opened in another tab. */
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
  /**
   * Whether the row is in the tab order (roving tabindex). One row of the list is; arrow keys move the focus from
   * there.
   */
  isStop: boolean;
  assignee: string | undefined;
  onOpen: () => void;
}) {
  const { id, kind, name, property, received_at, state, unread, about, cover, comment_count } = lead;
  const object = property && (property.title ?? `Objekt ${property.id}`);
  const text = [object, about].filter(Boolean).join(' · ');
  return (
    <Line
      href={href}
      id={leadRowId(id)}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {cover && (
        <chakra.img
          src={staffImageUrl(cover, thumbnail)}
          alt=""
          htmlWidth={thumbnail.width}
          htmlHeight={thumbnail.height}
          w="12"
          h="8"
          flexShrink="0"
          objectFit="cover"
          borderRadius="card"
          loading="lazy"
          decoding="async"
        />
      )}
      <chakra.span flex="1" minW="0">
        <chakra.span display="flex" gap="2" alignItems="center">
          <Cut fontWeight={unread ? 'bold' : 'medium'} color={isClosed(state) ? 'inkMuted' : undefined}>
            {unread && <VisuallyHidden>Ungelesen: </VisuallyHidden>}
            {name}
          </Cut>
          <Warning lead={lead} />
          <chakra.span color="inkMuted" flexShrink="0">
            <TimeInWords at={received_at} />
          </chakra.span>
        </chakra.span>
        <chakra.span display="flex" gap="2" alignItems="center" color="inkMuted">
          <Cut>
            {formOf(kind).one}
            {text && ` · ${text}`}
          </Cut>
          {comment_count > 0 && (
            <Mark>
              <MessageSquare {...icon} />
              {comment_count}
              <VisuallyHidden> Kommentare</VisuallyHidden>
            </Mark>
          )}
          <Mark color={isClosed(state) ? 'success' : undefined}>
            {[leadStateLabels[state], assignee].filter(Boolean).join(' · ')}
          </Mark>
        </chakra.span>
      </chakra.span>
    </Line>
  );
}
