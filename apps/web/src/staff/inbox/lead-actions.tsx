import { isClosed, type LeadState } from '@estate/domain/forms/lead-filter';
import { Check, Clock, RotateCcw, ShieldAlert, ShieldCheck, UserCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { passFocusToHeading } from './focus.ts';

export interface LeadActionHandlers {
  finish: () => void;
  take: () => void;
  snooze: () => void;
  toggleSpam: () => void;
  /** Goes on to the next lead after a reply closed the open one, which had the state `former` before. */
  goOnAfterReply: (former: LeadState, lead: LeadDetail) => void;
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Button that announces its keyboard shortcut to assistive technology. */
const Action = ({
  shortcut,
  ...button
}: { shortcut: string } & Pick<ComponentProps<typeof Button>, 'disabled' | 'onClick' | 'children'>) => (
  <Button ref={passFocusToHeading} tone="outline" size="sm" px="3" aria-keyshortcuts={shortcut} {...button} />
);

/**
 * Toolbar with the actions on a lead. It is sticky while its content scrolls, except while a reply is written: then the
 * request takes its place.
 */
export function LeadActions({
  lead: { state, assignee, suspicious },
  self,
  handlers,
  isPending,
  reply,
  isSticky,
}: {
  lead: LeadDetail;
  /** Account id of the signed-in person. */
  self: string | undefined;
  handlers: LeadActionHandlers;
  isPending: boolean;
  /** Button that starts a reply; empty if the lead cannot be answered. */
  reply: ReactNode;
  isSticky: boolean;
}) {
  const isDone = isClosed(state);
  return (
    <chakra.div
      role="group"
      aria-label="Aktionen"
      position={isSticky ? 'sticky' : 'static'}
      top={{ base: '14', _roomLg: '0' }}
      zIndex="1"
      display="flex"
      flexWrap="wrap"
      gap="2"
      py="2"
      bg="card"
      borderBottomWidth="1px"
      // Focused fields and the text cursor are scrolled to below the toolbar, which has up to three lines on narrow
      // screens, or below the request. The margin cancels the padding for the toolbar's own buttons.
      css={{
        '&, :is(html, [aria-label=Anfrage]):has(&)': {
          scrollPaddingTop: { base: '14rem', _roomLg: '12rem' },
        },
        '& > *': { scrollMarginTop: { base: '-14rem', _roomLg: '-12rem' } },
      }}
    >
      {reply}
      <Action shortcut="e" disabled={isPending} onClick={handlers.finish}>
        {isDone ? <RotateCcw {...icon} /> : <Check {...icon} />}
        {isDone ? 'Wieder öffnen' : 'Erledigt'}
      </Action>
      {!isDone && (
        <>
          {assignee !== self && (
            <Action shortcut="a" disabled={isPending} onClick={handlers.take}>
              <UserCheck {...icon} />
              Mir zuweisen
            </Action>
          )}
          <Action shortcut="s" disabled={isPending} onClick={handlers.snooze}>
            <Clock {...icon} />
            Wiedervorlage
          </Action>
        </>
      )}
      <Action shortcut="!" disabled={isPending} onClick={handlers.toggleSpam}>
        {suspicious ? <ShieldCheck {...icon} /> : <ShieldAlert {...icon} />}
        {suspicious ? 'Kein Spam' : 'Ist Spam'}
      </Action>
    </chakra.div>
  );
}
