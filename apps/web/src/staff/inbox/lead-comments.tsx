import { maxComment } from '@estate/domain/forms/lead-filter';
import { ApiError } from '../../shared/api/problem.ts';
import type { LeadComment, LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { TextAreaField } from '../../shared/form/text-field.tsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { type Draft, useLeadDraft } from '../reply/lead-draft.ts';
import { useSession } from '../session/session.ts';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { passFocusToHeading } from './focus.ts';
import { addComment, deleteComment } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

function Comment({
  lead,
  comment: { id, at, by, text, lead: firstLead },
  nameOf,
}: {
  lead: string;
  comment: LeadComment;
  nameOf: (account: string) => string;
}) {
  const user = useSession()?.user;
  const remove = useLeadAction(lead, () => deleteComment(lead, id), 'Der Kommentar ist gelöscht');
  return (
    <chakra.li ref={passFocusToHeading}>
      <chakra.div display="flex" alignItems="center" gap="2" color="inkMuted">
        <span>
          {by ? nameOf(by) : 'Unbekannt'} · <TimeInWords at={at} />
        </span>
        {user?.id === by && (
          <chakra.button
            type="button"
            minH="6"
            css={textLink}
            aria-label={`Kommentar löschen: ${text.slice(0, 40)}`}
            onClick={() => {
              if (!remove.isPending) remove.mutate(undefined);
            }}
          >
            Löschen
          </chakra.button>
        )}
      </chakra.div>
      <chakra.p maxW="measure" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}{' '}
        {firstLead && (
          <StyledLink to="/admin/anfragen" search={{ anfrage: firstLead }} css={textLink}>
            Erste Anfrage öffnen
          </StyledLink>
        )}
      </chakra.p>
    </chakra.li>
  );
}

export function LeadComments({
  lead: { id, comments },
  nameOf,
}: {
  lead: LeadDetail;
  nameOf: (account: string) => string;
}) {
  const user = useSession()?.user;
  const { draft, begin, change, end } = useLeadDraft('comment', user?.id ?? '', id);
  const isEmpty = !draft || draft.text.trim() === '';
  const save = useLeadAction(
    id,
    async (comment: Pick<Draft, 'id' | 'text'>) => {
      const lead = await addComment(id, comment);
      // The draft is ended here and not in `onSuccess` of `mutate`, which React Query does not call after another
      // lead was opened.
      end();
      return lead;
    },
    'Der Kommentar ist gespeichert',
  );
  const send = () => {
    if (isEmpty || save.isPending) return;
    save.mutate(
      { id: draft.id, text: draft.text },
      {
        onError: (error) => {
          // The comment was saved by an earlier request whose response was lost. The text has changed since then, so it
          // becomes a new comment with its own id.
          if (error instanceof ApiError && error.code === 'key-reused') change({ id: crypto.randomUUID() });
        },
      },
    );
  };
  return (
    <chakra.div display="grid" gap="3">
      {comments.length > 0 && (
        <chakra.ol display="grid" gap="3" aria-label="Kommentare">
          {comments.map((comment) => (
            <Comment key={comment.id} lead={id} comment={comment} nameOf={nameOf} />
          ))}
        </chakra.ol>
      )}
      <chakra.form
        aria-label="Kommentar schreiben"
        display="grid"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextAreaField
          label="Kommentar"
          rows={2}
          style={{ minHeight: '4.75rem' }}
          maxLength={maxComment}
          value={draft?.text ?? ''}
          readOnly={save.isPending}
          onChange={({ target: { value } }) => {
            if (value === '') end();
            else if (draft) change({ text: value });
            else begin(value);
          }}
        />
        <div>
          <Button type="submit" tone="outline" size="sm" disabled={isEmpty || save.isPending}>
            {save.isPending ? 'Wird gespeichert...' : 'Kommentar speichern'}
          </Button>
        </div>
      </chakra.form>
    </chakra.div>
  );
}
