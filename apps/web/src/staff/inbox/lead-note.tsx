import { maxLeadNote } from '@estate/domain/forms/lead-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextAreaField } from '../../shared/form/text-field.tsx';
import { changeLead, leadsKey } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

/** What is typed, and the note that was stored when typing began. */
interface Draft {
  text: string;
  base: string;
}

/** The draft stays while the cache lives, so that a look at another lead, a failure or a 409 loses nothing. */
function useDraft(id: string) {
  const client = useQueryClient();
  const key = [leadsKey, 'draft', id];
  const [draft, setDraft] = useState(() => client.getQueryData<Draft | null>(key) ?? null);
  const keep = (next: Draft | null) => {
    setDraft(next);
    client.setQueryData(key, next);
  };
  return [draft, keep] as const;
}

/** The note of staff about a lead, saved on its own. */
export function LeadNote({ lead: { id, note, version } }: { lead: LeadDetail }) {
  const [draft, keep] = useDraft(id);
  const save = useLeadAction(
    id,
    (text: string) => changeLead(id, { note: text, version }),
    'Die Notiz ist gespeichert',
  );
  const text = draft?.text ?? note;
  const isChanged = draft !== null && draft.text !== note;
  const isOutdated = isChanged && draft.base !== note;
  return (
    <chakra.form
      aria-label="Notiz zur Anfrage"
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save.mutate(text, { onSuccess: () => keep(null) });
      }}
    >
      <TextAreaField
        label="Notiz"
        maxLength={maxLeadNote}
        value={text}
        onChange={({ target }) => keep({ text: target.value, base: draft?.base ?? note })}
      />
      {isOutdated && (
        <chakra.div
          role="alert"
          p="3"
          bg="sand"
          borderRadius="card"
          borderLeftWidth="4px"
          borderLeftColor="brass"
        >
          <chakra.p fontWeight="semibold">
            Inzwischen hat jemand anderes die Notiz geändert. Ihr Text ist noch da.
          </chakra.p>
          <chakra.p color="inkMuted" whiteSpace="pre-wrap" overflowWrap="anywhere">
            Gespeichert ist: {note || 'nichts'}
          </chakra.p>
        </chakra.div>
      )}
      <chakra.div display="flex" gap="2">
        <Button type="submit" tone="outline" size="sm" disabled={!isChanged || save.isPending}>
          {save.isPending ? 'Wird gespeichert...' : 'Notiz speichern'}
        </Button>
        {isChanged && (
          <Button tone="quiet" size="sm" onClick={() => keep(null)}>
            Verwerfen
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
