import type { LeadState } from '@estate/domain/forms/lead-filter';
import { senderOf } from '@estate/content/brokers';
import { senderNotes } from '@estate/domain/forms/lead-words';
import {
  maxReplySubject,
  maxReplyText,
  promisesAttachment,
  replyFileTypes,
  unfilledPart,
  unfilledText,
} from '@estate/domain/forms/reply';
import { useQuery } from '@tanstack/react-query';
import { Paperclip, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import type { LeadDetail, LeadReply } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { FieldError } from '../../shared/form/field-frame.tsx';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { Quote, Remark } from '../ui/callouts.tsx';
import { useMay } from '../session/use-may.ts';
import { useLeadAction } from '../inbox/use-lead-actions.ts';
import { FileList } from './file-list.tsx';
import type { Draft } from './lead-draft.ts';
import { sendReply, templatesQuery } from './reply-query.ts';
import { emptyReply, filledTemplate } from './reply-text.ts';
import { useAttachments } from './use-attachments.ts';

const accept = Object.keys(replyFileTypes)
  .map((end) => `.${end}`)
  .join();

const clockTime = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

/** Replies of colleagues since the draft was begun. */
const NewReplies = ({
  replies,
  nameOf,
}: {
  replies: readonly LeadReply[];
  nameOf: (account: string) => string;
}) => (
  <Remark role="status" display="grid" gap="2">
    {replies.map(({ id, at, by, text }) => (
      <div key={id}>
        <chakra.p fontWeight="semibold">
          {nameOf(by)} hat um {clockTime.format(new Date(at))} geantwortet:
        </chakra.p>
        <Quote maxH="10rem" overflowY="auto" tabIndex={0}>
          {text}
        </Quote>
      </div>
    ))}
  </Remark>
);

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
  const may = useMay();
  const templates = useQuery(templatesQuery).data?.items ?? [];
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const attachments = useAttachments(lead.id, draft.files, (files) => change({ files }));
  const [textFault, setTextFault] = useState<string>();
  // Whether the person was asked about a promised attachment, and about replies that the draft does not know.
  const [isAsked, setAsked] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const newReplies = lead.replies.slice(draft.seen);
  const lacksFile = draft.files.length === 0 && promisesAttachment(draft.text);
  const end = () => onEnd(form.current?.contains(document.activeElement) === true);
  const send = useLeadAction(lead.id, async (handled: boolean) => {
    const { id, subject, text, files } = draft;
    const changed = await sendReply(lead.id, {
      id,
      subject,
      text,
      files: files.map((file) => file.id),
      handled,
      seen: isOutdated ? lead.replies.length : draft.seen,
    });
    // Here and not in `onSuccess` of `mutate`, which React Query does not call once another lead is open.
    // Before `end`, because it moves the focus to the next lead, and `end` checks where the focus is.
    if (handled && form.current) onHandled(lead.state, changed);
    else showToast({ tone: 'success', title: 'Die Antwort wird gesendet' });
    end();
    return changed;
  });
  const order = (handled: boolean) => {
    if (send.isPending || attachments.isPending) return;
    const gap = unfilledPart(draft.text);
    if (gap !== undefined || draft.text === emptyReply(lead, broker)) {
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
    send.mutate(handled, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        // The draft was sent from another tab. The changes made since then become a new reply.
        if (error.code === 'key-reused') change({ id: crypto.randomUUID() });
        if (error.code === 'outdated-record') setOutdated(true);
      },
    });
  };
  const choose = (title: string) => {
    const template = templates.find((item) => item.title === title);
    if (!template) return;
    const text = filledTemplate(template.text, lead, broker);
    const uneditedTexts = [
      emptyReply(lead, broker),
      ...templates.map((item) => filledTemplate(item.text, lead, broker)),
    ];
    // Only unedited text is replaced; otherwise the template is appended.
    change({
      text: uneditedTexts.includes(draft.text) ? text : `${draft.text}\n\n${text}`.slice(0, maxReplyText),
    });
  };
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!isFocused || !area) return;
    area.focus();
    const afterGreeting = area.value.indexOf('\n\n') + 2;
    area.setSelectionRange(afterGreeting, afterGreeting);
  }, [isFocused]);
  const fields = send.error instanceof ApiError ? send.error.fields : [];
  const faultOf = (name: string) => fields.find(({ field }) => field.split('.').includes(name))?.message;
  const fileFault =
    attachments.error ??
    faultOf('files') ??
    (isAsked && lacksFile ? 'Der Text nennt einen Anhang, aber es hängt keine Datei an.' : undefined);
  const sendLabel =
    (isAsked && lacksFile) || (isOutdated && newReplies.length > 0) ? 'Trotzdem senden' : 'Senden';
  const isBusy = send.isPending || attachments.isPending;

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
        order(false);
      }}
    >
      <chakra.p color="inkMuted">
        An {lead.email}, von {senderOf(broker).name}
      </chakra.p>
      {lead.sender && (
        <Remark>
          {senderNotes[lead.sender].label}: {senderNotes[lead.sender].text}
        </Remark>
      )}
      <chakra.details
        open
        position="sticky"
        top={{ base: '14', lg: '0' }}
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
          maxH={{ base: '8rem', lg: '9rem' }}
          overflowY="auto"
          tabIndex={0}
          aria-label="Die Anfrage"
        >
          {lead.reply.quote}
        </Quote>
      </chakra.details>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div flex="1" minW="11rem" maxW="18rem">
          <SelectField
            label="Vorlage"
            placeholder="Vorlage wählen"
            choices={templates.map(({ title }) => ({ value: title, label: title }))}
            value=""
            disabled={send.isPending}
            onChange={({ target }) => choose(target.value)}
          />
        </chakra.div>
        {may('all-leads') && (
          <StyledLink to="/admin/vorlagen" display="inline-flex" alignItems="center" minH="12" css={textLink}>
            Vorlagen bearbeiten
          </StyledLink>
        )}
      </chakra.div>
      <TextField
        label="Betreff"
        autoComplete="off"
        maxLength={maxReplySubject}
        value={draft.subject}
        readOnly={send.isPending}
        error={faultOf('subject')}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextAreaField
        label="Text"
        rows={12}
        maxLength={maxReplyText}
        value={draft.text}
        readOnly={send.isPending}
        error={textFault ?? faultOf('text')}
        onChange={({ target }) => {
          setTextFault(undefined);
          change({ text: target.value });
        }}
      />
      <div>
        <FileList lead={lead.id} files={draft.files} {...(isBusy ? {} : { onRemove: attachments.remove })} />
        <chakra.input
          ref={picker}
          type="file"
          multiple
          accept={accept}
          aria-label="Dateien für den Anhang"
          display="none"
          onChange={({ target }) => {
            attachments.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          tone="outline"
          size="sm"
          mt="1"
          disabled={isBusy}
          aria-describedby="antwort-anhang"
          onClick={() => picker.current?.click()}
        >
          <Paperclip size={16} strokeWidth={1.5} aria-hidden />
          {attachments.isPending ? 'Wird hochgeladen...' : 'Dateien anhängen'}
        </Button>
        <chakra.p id="antwort-anhang" mt="1.5" fontSize="xs" color="inkMuted">
          PDF, JPG, PNG, DOCX oder XLSX, zusammen höchstens 10 MB
        </chakra.p>
        {fileFault && (
          <div role="alert">
            <FieldError>{fileFault}</FieldError>
          </div>
        )}
      </div>
      {newReplies.length > 0 && <NewReplies replies={newReplies} nameOf={nameOf} />}
      {send.error && <FormAlert text={`Nicht gesendet. ${send.error.message}`} faulty={[]} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" minH="12" disabled={isBusy} onClick={() => order(true)}>
          <Send size={18} strokeWidth={1.5} aria-hidden />
          {send.isPending ? 'Wird gesendet...' : `${sendLabel} und erledigen`}
        </Button>
        <Button type="submit" tone="outline" size="sm" minH="12" disabled={isBusy}>
          {sendLabel}
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
