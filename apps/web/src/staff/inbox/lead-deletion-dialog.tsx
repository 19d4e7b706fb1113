import { type LeadDeletionReason, leadDeletionReasons } from '@estate/domain/forms/lead-words';
import { Dialog } from '@chakra-ui/react/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { isNotFound } from '../../shared/api/problem.ts';
import type { LeadDeletion as Deletion, LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { countOf } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { remainingDataText } from '../privacy/privacy-words.ts';
import { deleteDraftsOfLead } from '../reply/lead-draft.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { focusOtherRow } from './focus.ts';
import { deleteLead, leadQuery } from './inbox-query.ts';
import { refetchLeadLists, refetchLeadCounts } from './use-lead-actions.ts';

const reasons = Object.entries(leadDeletionReasons).map(([value, label]) => ({ value, label }));
const isReason = (value: string): value is LeadDeletionReason => value in leadDeletionReasons;

/** German list of everything that is deleted together with the lead. */
function belongings({ replies, comments, mails }: LeadDetail): string[] {
  const files = replies.reduce((sum, { files: some }) => sum + some.length, 0);
  const waiting = Object.values(mails).filter((state) => state === 'pending').length;
  return [
    'die Anfrage mit allen Angaben und ihrem Verlauf',
    countOf(replies.length, 'Antwort', 'Antworten'),
    countOf(files, 'Anhang', 'Anhänge'),
    countOf(comments.length, 'Kommentar', 'Kommentare'),
    countOf(
      waiting,
      'wartende Mail, die nicht mehr gesendet wird',
      'wartende Mails, die nicht mehr gesendet werden',
    ),
  ].filter((part) => part !== null);
}

/** Dialog that lists the parts of a lead which are not deleted yet. */
function Remainder({ deletion: { erasure }, onClose }: { deletion: Deletion; onClose: () => void }) {
  const [part] = erasure.parts;
  const isSending = !!part?.left.sending;
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="26rem" role="alertdialog" onClose={onClose}>
      <Dialog.Header pb="2">
        <Dialog.Title>Noch nicht gelöscht</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0">
        {isSending
          ? 'Zu dieser Anfrage wird gerade eine Mail gesendet. Sobald das vorbei ist, meist in wenigen Sekunden, wird die Anfrage von selbst gelöscht.'
          : `Noch vorhanden: ${(part && remainingDataText(part.left)) || 'nicht vollständig gezählt'}. Die Löschung wird von selbst wiederholt, bis nichts mehr übrig ist.`}
      </Dialog.Body>
      <Dialog.Footer pt="0" pb="6">
        <Button size="sm" onClick={onClose}>
          Verstanden
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}

/** Asks for the reason and deletes the lead with everything that belongs to it. `onDeleted` closes the lead. */
export function LeadDeletionDialog({
  lead,
  onDeleted,
  onClose,
}: {
  lead: LeadDetail;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [unfinished, setUnfinished] = useState<Deletion>();
  const end = async (title: string, description?: string) => {
    onClose();
    deleteDraftsOfLead(lead.id);
    showToast({ tone: 'success', title, ...(description ? { description } : {}) });
    onDeleted();
    client.removeQueries({ queryKey: leadQuery(lead.id).queryKey, type: 'inactive' });
    await Promise.all([refetchLeadLists(client), refetchLeadCounts(client)]);
    // The row of the deleted lead is removed and cannot take the focus back.
    focusOtherRow([lead.id]);
  };
  const removal = useMutation({
    mutationFn: (chosen: LeadDeletionReason) => deleteLead(lead.id, chosen),
    onSuccess: async (deletion) => {
      if (deletion.erasure.done_at !== null)
        return end(
          'Anfrage gelöscht',
          'Nachgezählt: Es ist nichts mehr davon gespeichert. Das Protokoll nennt, wer sie warum gelöscht hat.',
        );
      setUnfinished(deletion);
    },
    onError: (error) => (isNotFound(error) ? end('Diese Anfrage war schon gelöscht') : undefined),
  });
  if (unfinished)
    return (
      <Remainder
        deletion={unfinished}
        onClose={() => {
          onClose();
          void client.invalidateQueries(leadQuery(lead.id));
          void refetchLeadLists(client);
        }}
      />
    );
  return (
    <ConfirmDialog
      title={`Anfrage von ${lead.name} löschen?`}
      action={removal.isPending ? 'Wird gelöscht...' : 'Anfrage löschen'}
      isPending={removal.isPending}
      onConfirm={() =>
        isReason(reason) ? removal.mutate(reason) : setFault('Bitte wählen Sie einen Grund.')
      }
      onCancel={onClose}
    >
      <p>Gelöscht werden:</p>
      <chakra.ul listStyleType="disc" pl="5" mb="3">
        {belongings(lead).map((belonging) => (
          <li key={belonging}>{belonging}</li>
        ))}
      </chakra.ul>
      <chakra.p mb="4" color="inkMuted">
        Es bleiben andere Anfragen dieser Person, Mails in Ihren Postfächern und was in Propstack steht. Das
        Protokoll hält ohne Namen fest, wer die Anfrage wann und warum gelöscht hat. Das lässt sich nicht
        rückgängig machen.
      </chakra.p>
      <SelectField
        label="Grund"
        required
        placeholder="Bitte wählen"
        choices={reasons}
        value={reason}
        error={fault}
        onChange={({ target }) => {
          setReason(target.value);
          setFault(undefined);
        }}
      />
      {removal.error && (
        <chakra.p role="alert" mt="3" p="3" borderRadius="card" bg="dangerSoft" color="danger">
          {problemText(removal.error)}
        </chakra.p>
      )}
    </ConfirmDialog>
  );
}
