import { formOf } from '@estate/domain/forms/all-forms';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PersonData } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { Panel } from '../frame/tool-page.tsx';
import { exactMoment } from '../ui/moment.ts';
import { openDocument, saveJson } from './open-document.ts';
import { contactOf, personOf, readPersonPage } from './person-calls.ts';
import { leadCountText } from './privacy-words.ts';

/** Maximum number of leads that are listed; the documents list all. */
const maxListed = 10;

export function PersonResult({ person, onErase }: { person: PersonData; onErase: () => void }) {
  const contact = contactOf(person);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [person]);
  const print = useMutation({
    mutationFn: () => openDocument(() => readPersonPage(personOf(contact))),
    onError: (error) => showFailure(error, 'Die Druckansicht konnte nicht geöffnet werden'),
  });
  const { leads, reports, search_orders } = person;
  return (
    <Panel mt="6" aria-labelledby="person-titel">
      <chakra.h2
        ref={heading}
        id="person-titel"
        tabIndex={-1}
        fontSize="md"
        mb="1"
        overflowWrap="anywhere"
        _focusVisible={{ outline: 'none' }}
      >
        {contact}
      </chakra.h2>
      <p>Gespeichert: {leadCountText(person)}.</p>
      <chakra.ul mt="3" display="grid" gap="1">
        {leads.slice(0, maxListed).map(({ id, kind, received_at, name }) => (
          <chakra.li key={id} color="inkMuted">
            {formOf(kind).one} vom <time dateTime={received_at}>{exactMoment(received_at)}</time>, {name}
          </chakra.li>
        ))}
        {reports.map(({ property_id, created_at, name }) => (
          <chakra.li key={property_id} color="inkMuted">
            Bericht zur Immobilie {property_id} seit{' '}
            <time dateTime={created_at}>{exactMoment(created_at)}</time>, {name}
          </chakra.li>
        ))}
        {search_orders.map(({ name, ordered_at }) => (
          <chakra.li key={`${name}-${ordered_at}`} color="inkMuted">
            Suchauftrag vom <time dateTime={ordered_at}>{exactMoment(ordered_at)}</time>: {name}
          </chakra.li>
        ))}
        {leads.length > maxListed && (
          <chakra.li color="inkMuted">und {leads.length - maxListed} weitere</chakra.li>
        )}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="5">
        <Button size="sm" tone="outline" disabled={print.isPending} onClick={() => print.mutate()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden />
          Druckansicht öffnen
        </Button>
        <Button size="sm" tone="outline" onClick={() => saveJson('auskunft.json', person)}>
          <Download size={18} strokeWidth={1.5} aria-hidden />
          Als JSON speichern
        </Button>
        <Button size="sm" tone="danger" onClick={onErase}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
          Alle Daten löschen
        </Button>
      </chakra.div>
    </Panel>
  );
}
