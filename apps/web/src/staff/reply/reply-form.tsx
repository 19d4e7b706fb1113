import type { LeadState } from '@estate/domain/forms/lead-filter';
import { senderOf } from '@estate/content/brokers';
import { senderNotes } from '@estate/domain/forms/lead-words';
import { maxReplySubject, maxReplyText } from '@estate/domain/forms/reply';
import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Quote, Callout } from '../ui/callouts.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import type { Draft } from './lead-draft.ts';
import { DocumentButtons } from './document-buttons.tsx';
import { NewReplies } from './new-replies.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useAttachments } from './use-attachments.ts';
import { useSendReply } from './use-send-reply.ts';

/** Form for a reply to a lead by mail. Each change is stored as a draft until it is sent or discarded. */
export function ReplyForm({
  lead,
  nameOf,
  broker,
  draft,
  change,
  onHandled,
  onEnd,
  isFocused,
}: {
  lead: LeadDetail;
  nameOf: (account: string) => string;
  /** The broker of the website that the signed-in person is. */
  broker: string | null;
  draft: Draft;
  change: (part: Partial<Omit<Draft, 'changed'>>) => void;
  /** Called after 'Senden und erledigen' with the state that the lead had before, and the changed lead. */
  onHandled: (former: LeadState, lead: LeadDetail) => void;
  /** Called after the reply was sent or discarded. `hadFocus` says whether the focus is still in the form. */
  onEnd: (hadFocus: boolean) => void;
  /** Whether the text field gets the focus, because the person just started the reply. */
  isFocused: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const attachments = useAttachments(lead.id, draft.files, (files) => change({ files }));
  const end = () => onEnd(form.current?.contains(document.activeElement) === true);
  const reply = useSendReply({ form, lead, broker, draft, change, onHandled, onSent: end });
  const isBusy = reply.isPending || attachments.isPending;
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!isFocused || !area) return;
    area.focus();
    const afterGreeting = area.value.indexOf('\n\n') + 2;
    area.setSelectionRange(afterGreeting, afterGreeting);
  }, [isFocused]);

  return (
    <chakra.form
      ref={form}
      aria-label="Antwort schreiben"
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      p="4"
      bg="paper"
      borderWidth="1px"
      borderRadius="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) reply.send(false);
      }}
    >
      <chakra.p color="inkMuted">
        An {lead.email}, von {senderOf(broker).name}
      </chakra.p>
      {lead.sender && (
        <Callout>
          {senderNotes[lead.sender].label}: {senderNotes[lead.sender].text}
        </Callout>
      )}
      <chakra.details
        open
        position="sticky"
        top={{ base: '14', _roomLg: '0' }}
        zIndex="1"
        bg="paper"
        mx="-2"
        px="2"
        pb="2"
        borderBottomWidth="1px"
      >
        <chakra.summary py="1" cursor="pointer" color="inkMuted">
          Die Anfrage, wie sie unter der Antwort steht
        </chakra.summary>
        <Quote
          mt="1"
          maxH={{ base: '8rem', _roomLg: '9rem' }}
          overflowY="auto"
          tabIndex={0}
          aria-label="Die Anfrage"
        >
          {lead.reply.quote}
        </Quote>
      </chakra.details>
      <TemplateChoice
        lead={lead}
        broker={broker}
        text={draft.text}
        isDisabled={reply.isPending}
        onText={(text) => change({ text })}
      />
      <TextField
        label="Betreff"
        autoComplete="off"
        maxLength={maxReplySubject}
        value={draft.subject}
        readOnly={reply.isPending}
        error={reply.faults.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextAreaField
        label="Text"
        rows={12}
        maxLength={maxReplyText}
        value={draft.text}
        readOnly={reply.isPending}
        error={reply.faults.text}
        onChange={({ target }) => {
          reply.forgetTextFault();
          change({ text: target.value });
        }}
      />
      {lead.property && (
        <DocumentButtons propertyId={lead.property.id} attachments={attachments} isBusy={isBusy} />
      )}
      <AttachmentsField
        lead={lead.id}
        files={draft.files}
        attachments={attachments}
        isBusy={isBusy}
        error={attachments.error ?? reply.faults.files}
      />
      {reply.newReplies.length > 0 && <NewReplies replies={reply.newReplies} nameOf={nameOf} />}
      {reply.error && <FormAlert text={`Nicht gesendet. ${problemText(reply.error)}`} faulty={[]} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" minH="12" disabled={isBusy} onClick={() => reply.send(true)}>
          <Send size={18} strokeWidth={1.5} aria-hidden />
          {reply.isPending ? 'Wird gesendet...' : `${reply.label} und erledigen`}
        </Button>
        <Button type="submit" tone="outline" size="sm" minH="12" disabled={isBusy}>
          {reply.label}
        </Button>
        <Button
          tone="quiet"
          size="sm"
          minH="12"
          disabled={isBusy}
          onClick={() => {
            for (const file of draft.files) attachments.remove(file);
            end();
          }}
        >
          Verwerfen
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
