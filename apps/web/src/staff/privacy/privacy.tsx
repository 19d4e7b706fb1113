import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { leadsKey } from '../inbox/unread-query.ts';
import { ErasureList } from './erasure-list.tsx';
import { contactOf, erasePerson, erasuresQuery, personOf, readPerson } from './person-calls.ts';
import { PersonForm } from './person-form.tsx';
import { PersonResult } from './person-result.tsx';
import { contactsLeft, contactsOf, leadsInWords } from './privacy-words.ts';

/** What an erasure leaves in the CRM. Only this page still knows it, because the ids went with the leads. */
const ContactsLeft = ({ ids }: { ids: readonly number[] }) => (
  <Panel mt="6" role="status">
    <chakra.p fontWeight="semibold">In Propstack {contactsLeft(ids)}.</chakra.p>
    <chakra.p color="inkMuted">
      Bitte löschen Sie dort, was nicht mehr gebraucht wird, und leeren Sie den Papierkorb. Die Nummern sind
      bei uns gelöscht und stehen nur noch hier, bis Sie die Seite verlassen.
    </chakra.p>
  </Panel>
);

/** Access and erasure for one person. Who it is stands in no address of the page and in no cache. */
export function Privacy() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [erasedPersons, setErasedPersons] = useState(0);
  const [contacts, setContacts] = useState<readonly number[]>([]);
  const access = useMutation({ mutationFn: readPerson });
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: async (erasure) => {
      setAsking(false);
      setContacts(access.data ? contactsOf(access.data) : []);
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
  const ordered = erase.data;
  // After the dialog is gone, because it gives the focus back to a button that is gone too.
  useEffect(() => {
    if (ordered && !isAsking) document.getElementById('loeschungen')?.focus();
  }, [ordered, isAsking]);
  const person = access.data;
  // A lead leads here with the person in the entry of the history, which ends with the tab.
  const given = useLocation({ select: ({ state }) => state.person ?? '' });
  const { mutate: ask } = access;
  useEffect(() => {
    if (given) ask(personOf(given));
  }, [ask, given]);
  return (
    <ToolPage path="/admin/datenschutz">
      {/* Empty after an erasure, so that the page forgets the address too. */}
      <PersonForm
        key={erasedPersons}
        contact={erasedPersons === 0 ? given : ''}
        isPending={access.isPending}
        onAsk={(asked, onError) => access.mutate(asked, { onError })}
      />
      {person && (
        <PersonResult
          person={person}
          onErase={() => {
            erase.reset();
            setAsking(true);
          }}
        />
      )}
      {isAsking && person && (
        <ConfirmDialog
          title="Alle Daten löschen?"
          action={erase.isPending ? 'Wird gelöscht...' : 'Alle Daten löschen'}
          isPending={erase.isPending}
          onConfirm={() => erase.mutate(personOf(contactOf(person)))}
          onCancel={() => setAsking(false)}
        >
          <chakra.p overflowWrap="anywhere">
            Zu {contactOf(person)}: {leadsInWords(person)}, mit Mails, Notizen und Verlauf. Auch aus allen
            Protokollen verschwindet die Adresse. Das lässt sich nicht rückgängig machen.
          </chakra.p>
          <chakra.p mt="2" color="inkMuted">
            Mails in Ihren Postfächern und Kontakte in Propstack löschen Sie bitte dort.
            {contactsOf(person).length > 0 && ` In Propstack ${contactsLeft(contactsOf(person))}.`}
          </chakra.p>
          {erase.error && (
            <chakra.p role="alert" mt="3" p="3" borderRadius="card" bg="dangerSoft" color="danger">
              {erase.error.message}
            </chakra.p>
          )}
        </ConfirmDialog>
      )}
      {contacts.length > 0 && <ContactsLeft ids={contacts} />}
      <ErasureList />
    </ToolPage>
  );
}
