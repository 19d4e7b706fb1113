import type { LeadState } from '@estate/domain/forms/lead-filter';
import { promisesAttachment, unfilledPart, unfilledText } from '@estate/domain/forms/reply';
import { type RefObject, useState } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import type { LeadDetail } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { useLeadAction } from '../inbox/use-lead-actions.ts';
import type { Draft } from './lead-draft.ts';
import { sendReply } from './reply-query.ts';
import { initialReplyText } from './reply-text.ts';

/**
 * Sends the draft of a reply. Before that it checks the text, and asks once about an attachment that the text mentions
 * and that is missing, and about replies of colleagues that the draft does not know.
 */
export function useSendReply({
  form,
  lead,
  broker,
  draft,
  change,
  onHandled,
  onSent,
}: {
  form: RefObject<HTMLFormElement | null>;
  lead: LeadDetail;
  broker: string | null;
  draft: Draft;
  change: (part: Partial<Omit<Draft, 'changed'>>) => void;
  onHandled: (former: LeadState, lead: LeadDetail) => void;
  onSent: () => void;
}) {
  const [textFault, setTextFault] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const newReplies = lead.replies.slice(draft.seen);
  const lacksFile = draft.files.length === 0 && promisesAttachment(draft.text);
  const { mutate, error, isPending } = useLeadAction(lead.id, async (handled: boolean) => {
    const { id, subject, text, files, seen } = draft;
    const changed = await sendReply(lead.id, {
      id,
      subject,
      text,
      files: files.map((file) => file.id),
      handled,
      seen: isOutdated ? lead.replies.length : seen,
    });
    // Here and not in `onSuccess` of `mutate`, which React Query does not call once another lead is open.
    // Before `onSent`, because it moves the focus to the next lead, and `onSent` checks where the focus is.
    if (handled && form.current) onHandled(lead.state, changed);
    else showToast({ tone: 'success', title: 'Die Antwort wird gesendet' });
    onSent();
    return changed;
  });

  const send = (handled: boolean) => {
    const gap = unfilledPart(draft.text);
    if (gap !== undefined || draft.text === initialReplyText(lead, broker)) {
      setTextFault(gap === undefined ? 'Bitte schreiben Sie einen Text.' : unfilledText(gap));
      const area = form.current?.querySelector('textarea');
      area?.focus();
      if (gap !== undefined)
        area?.setSelectionRange(draft.text.indexOf(gap), draft.text.indexOf(gap) + gap.length);
      return;
    }
    if (lacksFile && !isAsked) {
      setAsked(true);
      return;
    }
    mutate(handled, {
      onError: (failure) => {
        if (!(failure instanceof ApiError)) return;
        // The draft was sent from another tab. The changes made since then become a new reply.
        if (failure.code === 'key-reused') change({ id: crypto.randomUUID() });
        if (failure.code === 'outdated-record') setOutdated(true);
      },
    });
  };
  const fields = error instanceof ApiError ? error.fields : [];
  const faultOf = (name: string) => fields.find(({ field }) => field.split('.').includes(name))?.message;

  return {
    send,
    isPending,
    error,
    newReplies,
    faults: {
      subject: faultOf('subject'),
      text: textFault ?? faultOf('text'),
      files:
        faultOf('files') ??
        (isAsked && lacksFile ? 'Der Text nennt einen Anhang, aber es hängt keine Datei an.' : undefined),
    },
    forgetTextFault: () => setTextFault(undefined),
    label: (isAsked && lacksFile) || (isOutdated && newReplies.length > 0) ? 'Trotzdem senden' : 'Senden',
  };
}
