import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { leadsKey } from '../inbox/unread-query.ts';
import { deleteDraftsOfLead } from '../reply/lead-draft.ts';
import { ErasureList } from './erasure-list.tsx';
import { contactOf, erasePerson, erasuresQuery, personOf, readPerson } from './person-calls.ts';
import { PersonForm } from './person-form.tsx';
import { PersonResult } from './person-result.tsx';
import { remainingContactsText, crmContactIds, leadCountText } from './privacy-words.ts';

/**
 * CRM contacts that remain after an erasure. Only this page still has their ids, because the leads that contained the
 * ids are deleted.
 */
const ContactsLeft = ({ ids }: { ids: readonly number[] }) => (
  <Panel mt="6" role="status">
    <chakra.p fontWeight="semibold">In Propstack {remainingContactsText(ids)}.</chakra.p>
    <chakra.p color="inkMuted">
      Bitte löschen Sie dort, was nicht mehr gebraucht wird, und leeren Sie den Papierkorb. Die Nummern sind
      bei uns gelöscht und stehen nur noch hier, bis Sie die Seite verlassen.
    </chakra.p>
  </Panel>
);

/**
 * Access to and erasure of one person's data. E-mail and phone are sent in request bodies and held in component state,
 * so that neither the URL nor a cache contains them (`gcTime: 0` for the mutations).
 */
export function Privacy() {
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [erasedPersons, setErasedPersons] = useState(0);
  const [contacts, setContacts] = useState<readonly number[]>([]);
  const access = useMutation({ mutationFn: readPerson, gcTime: 0 });
  const erase = useMutation({
    mutationFn: erasePerson,
    gcTime: 0,
    onSuccess: async (erasure) => {
      setConfirming(false);
      setContacts(access.data ? crmContactIds(access.data) : []);
      for (const { id } of access.data?.leads ?? []) deleteDraftsOfLead(id);
      access.reset();
      setErasedPersons((count) => count + 1);
      client.setQueryData(
        erasuresQuery.queryKey,
        (list) => list && { items: [erasure, ...list.items.filter(({ id }) => id !== erasure.id)] },
      );
      showToast({ tone: 'success', title: 'Die Löschung läuft' });
      client.removeQueries({ queryKey: [leadsKey], type: 'inactive' });
      await Promise.all(
        [[leadsKey], erasuresQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const startedErasure = erase.data;
  // Runs after the dialog has closed, which returns the focus to a button that no longer exists.
  useEffect(() => {
    if (startedErasure && !isConfirming) document.getElementById('loeschungen')?.focus();
  }, [startedErasure, isConfirming]);
  const person = access.data;
  // The link in a lead passes the person's contact in the state of the history entry, which ends with the tab.
  const linkedContact = useLocation({ select: ({ state }) => state.person ?? '' });
  const { mutate: fetchPerson } = access;
  useEffect(() => {
    if (linkedContact) fetchPerson(personOf(linkedContact));
  }, [fetchPerson, linkedContact]);
  return (
    <ToolPage path="/admin/datenschutz">
      {/* The new key clears the field after an erasure, so that the page does not keep the contact. */}
      <PersonForm
        key={erasedPersons}
        contact={erasedPersons === 0 ? linkedContact : ''}
        isPending={access.isPending}
        error={access.error}
        onAsk={fetchPerson}
      />
      {person && (
        <PersonResult
          person={person}
          onErase={() => {
            erase.reset();
            setConfirming(true);
          }}
        />
      )}
      {isConfirming && person && (
        <ConfirmDialog
          title="Alle Daten löschen?"
          action={erase.isPending ? 'Wird gelöscht...' : 'Alle Daten löschen'}
          isPending={erase.isPending}
          onConfirm={() => erase.mutate(personOf(contactOf(person)))}
          onCancel={() => setConfirming(false)}
        >
          <chakra.p overflowWrap="anywhere">
            Zu {contactOf(person)}: {leadCountText(person)}, mit Mails, Notizen und Verlauf. Auch aus allen
            Protokollen verschwindet die Adresse. Das lässt sich nicht rückgängig machen.
          </chakra.p>
          <chakra.p mt="2" color="inkMuted">
            Mails in Ihren Postfächern und Kontakte in Propstack löschen Sie bitte dort.
            {crmContactIds(person).length > 0 &&
              ` In Propstack ${remainingContactsText(crmContactIds(person))}.`}
          </chakra.p>
          {erase.error && (
            <chakra.p role="alert" mt="3" p="3" borderRadius="card" bg="dangerSoft" color="danger">
              {problemText(erase.error)}
            </chakra.p>
          )}
        </ConfirmDialog>
      )}
      {contacts.length > 0 && <ContactsLeft ids={contacts} />}
      <ErasureList />
    </ToolPage>
  );
}
