import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Erasure } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { exactMoment } from '../ui/moment.ts';
import { Facts } from '../ui/facts.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { openDocument } from './open-document.ts';
import { erasuresQuery } from './person-calls.ts';
import { serviceWords, erasureStateText } from './privacy-words.ts';

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}dt{color:#555;margin-top:.5rem}dd{margin:0}@media print{@page{margin:2cm}body{margin:0}}';

/**
 * HTML page that proves an erasure, for printing, in the language of this page. It contains ids, times and counts, but
 * no text that a person entered.
 */
function proofPage({ id, subject, requested_at, done_at, parts }: Erasure): string {
  const facts = [
    ['Nummer', id],
    ['Verlangt', exactMoment(requested_at)],
    ['Abgeschlossen', done_at === null ? 'noch nicht' : exactMoment(done_at)],
    ...parts.map((part) => [serviceWords[part.service], erasureStateText(part, exactMoment)]),
  ];
  const page = document.implementation.createHTMLDocument('Nachweis der Löschung');
  page.documentElement.lang = document.documentElement.lang;
  page.head.insertAdjacentHTML(
    'beforeend',
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>`,
  );
  page.body.innerHTML = `<main><h1>${page.title}</h1><p>${texts(agency).legalName} ${subject === 'lead' ? 'hat eine Anfrage mit allem gelöscht, was dazugehört' : 'hat die Daten einer Person gelöscht'} (Art. 17 DSGVO). Dieser Nachweis nennt die Person nicht.</p><dl>${facts
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl></main>`;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function Proof({ erasure }: { erasure: Erasure }) {
  const { id, subject, requested_at, done_at, parts } = erasure;
  const isDone = done_at !== null;
  const print = useMutation({
    mutationFn: () => openDocument(() => Promise.resolve(proofPage(erasure))),
    onError: (error) => showFailure(error, 'Der Nachweis konnte nicht geöffnet werden'),
  });
  const titleId = `loeschung-${id}`;
  return (
    <chakra.li
      aria-labelledby={titleId}
      p={{ base: '4', md: '5' }}
      display="grid"
      gap="3"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.h3 id={titleId} fontSize="sm">
          Löschung {subject === 'lead' && 'einer Anfrage '}vom{' '}
          <time dateTime={requested_at}>{exactMoment(requested_at)}</time>
        </chakra.h3>
        <Badge tone={isDone ? 'light' : 'brand'}>{isDone ? 'Abgeschlossen' : 'Läuft'}</Badge>
      </chakra.div>
      <Facts
        facts={{
          ...Object.fromEntries(
            parts.map((part) => [serviceWords[part.service], erasureStateText(part, exactMoment)]),
          ),
          Nummer: id,
        }}
      />
      <Button size="sm" tone="outline" justifySelf="start" onClick={() => print.mutate()}>
        <Printer size={18} strokeWidth={1.5} aria-hidden />
        Nachweis drucken
      </Button>
    </chakra.li>
  );
}

export function ErasureList() {
  const erasures = useQuery(erasuresQuery);
  const { data } = erasures;
  return (
    <chakra.section mt="10" aria-labelledby="loeschungen">
      <chakra.h2 id="loeschungen" tabIndex={-1} fontSize="md" mb="3" _focusVisible={{ outline: 'none' }}>
        Löschungen
      </chakra.h2>
      <QueryState query={erasures} subject="Die Löschungen" isPlural />
      {data?.items.length === 0 && <chakra.p color="inkMuted">Noch keine</chakra.p>}
      {data && data.items.length > 0 && (
        <chakra.ul bg="card" borderWidth="1px" borderRadius="card" aria-live="polite">
          {data.items.map((erasure) => (
            <Proof key={erasure.id} erasure={erasure} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
