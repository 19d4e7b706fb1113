import { Reply } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LeadState } from '@estate/domain/forms/lead-filter';
import type { LeadDetail } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type StaffUser, useSession } from '../session/session.ts';
import { usePageKey } from '../ui/use-page-key.ts';
import { useLeadDraft } from './lead-draft.ts';
import { ReplyForm } from './reply-form.tsx';
import { initialReplyText } from './reply-text.ts';

interface Place {
  lead: LeadDetail;
  nameOf: (account: string) => string;
  /** Called after 'Senden und erledigen' with the state that the lead had before, and the changed lead. */
  onHandled: (former: LeadState, lead: LeadDetail) => void;
  /** Renders the actions of the lead around the button that starts a reply, or while a reply is written. */
  actions: (button: ReactNode, isWriting: boolean) => ReactNode;
}

function OwnReply({ lead, nameOf, user, onHandled, actions }: Place & { user: StaffUser }) {
  const canReply = lead.email !== undefined && !lead.suspicious;
  const { draft, change, ...drafts } = useLeadDraft('reply', user.id, lead.id);
  // The focus moves when the person starts or ends a reply, but not to a draft that exists at the first render.
  const [isFocused, setIsFocused] = useState(false);
  const begin = () => {
    if (draft || !canReply) return;
    setIsFocused(true);
    drafts.begin(initialReplyText(lead, user.broker), lead.reply.subject, lead.replies.length);
  };
  usePageKey('r', begin);
  const end = (hadFocus: boolean) => {
    setIsFocused(hadFocus);
    drafts.end();
  };
  return (
    <>
      {actions(
        canReply && !draft && (
          <Button size="sm" autoFocus={isFocused} aria-keyshortcuts="r" onClick={begin}>
            <Reply size={18} strokeWidth={1.5} aria-hidden />
            Antworten
          </Button>
        ),
        canReply && draft !== null,
      )}
      {canReply && draft && (
        <ReplyForm
          lead={lead}
          nameOf={nameOf}
          broker={user.broker}
          draft={draft}
          change={change}
          onHandled={onHandled}
          onEnd={end}
          isFocused={isFocused}
        />
      )}
    </>
  );
}

/** Reply to a lead by mail: a button among the actions, or the form of a draft. The key `r` starts a reply. */
export function LeadReply(place: Place) {
  const session = useSession();
  if (!session) return place.actions(null, false);
  return <OwnReply {...place} user={session.user} />;
}
