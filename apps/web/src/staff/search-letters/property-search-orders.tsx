import { formatNumber } from '@estate/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { MatchingOrders, StaffSearchLetter } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMay } from '../session/use-may.ts';
import { QueryState } from '../ui/query-state.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { SearchLetterDialog } from './search-letter-dialog.tsx';
import { lettersQuery, matchingOrdersQuery } from './search-letter-query.ts';

const peopleText = (people: number): string =>
  people === 1 ? 'einem Menschen' : `${formatNumber(people)} Menschen`;

function matchesText({ orders, people, reachable }: MatchingOrders): string {
  if (orders === 0) return 'Kein bestätigter Suchauftrag passt.';
  const matching =
    orders === 1
      ? '1 Suchauftrag passt.'
      : `${formatNumber(orders)} Suchaufträge von ${peopleText(people)} passen.`;
  const paused = people - reachable;
  return paused === 0
    ? matching
    : `${matching} ${paused === 1 ? 'Einer davon pausiert' : `${formatNumber(paused)} davon pausieren`} und ${paused === 1 ? 'bekommt' : 'bekommen'} keine E-Mail.`;
}

/** How far the mails of a letter are: `20 verschickt, 2 warten, 1 abgelehnt`. */
function stateText({ people, sent, waiting, refused, skipped }: StaffSearchLetter): string {
  if (people === null) return 'wird vorbereitet';
  const counts = [
    [sent, 'verschickt'],
    [waiting, waiting === 1 ? 'wartet' : 'warten'],
    [refused, 'abgelehnt'],
    [skipped, 'entfallen, weil Suchauftrag oder Angebot nicht mehr passte'],
  ] as const;
  const texts = counts.flatMap(([count, text]) => (count > 0 ? [`${formatNumber(count)} ${text}`] : []));
  return `an ${peopleText(people)}${texts.length > 0 ? `: ${texts.join(', ')}` : ''}`;
}

/** By how many people's links the exposé of a letter was opened. */
const exposeText = ({ with_expose, exposes_opened }: StaffSearchLetter): string => {
  if (!with_expose) return '';
  return exposes_opened === 0
    ? '; Exposé noch nicht geöffnet'
    : `; Exposé von ${peopleText(exposes_opened)} geöffnet`;
};

function Letters({ id }: { id: number }) {
  const letters = useQuery(lettersQuery(id));
  const matching = useQuery(matchingOrdersQuery(id)).data;
  const [isWriting, setWriting] = useState(false);
  const refusal = letters.data?.refusal;
  return (
    <>
      <QueryState query={letters} subject="E-Mails an Suchende" isPlural mt="3" />
      {letters.data && matching && matching.reachable > 0 && refusal === null && (
        <Button size="sm" tone="outline" mt="3" onClick={() => setWriting(true)}>
          <Send size={16} strokeWidth={1.5} aria-hidden />
          {letters.data.is_hidden ? 'Vorab an alle schreiben' : 'An alle schreiben'}
        </Button>
      )}
      {matching && matching.orders > 0 && refusal && (
        <chakra.p mt="2" color="inkMuted">
          {refusal}
        </chakra.p>
      )}
      <chakra.ul mt="3" display="grid" gap="2">
        {letters.data?.items.map((letter) => (
          <li key={letter.letter}>
            <chakra.span fontWeight="semibold">„{letter.subject}“</chakra.span>
            <chakra.p color="inkMuted">
              {letter.is_early ? 'Vorab, ' : ''}
              <TimeInWords at={letter.ordered_at} /> von {letter.by}, {stateText(letter)}
              {exposeText(letter)}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
      {isWriting && matching && (
        <SearchLetterDialog id={id} people={matching.reachable} onClose={() => setWriting(false)} />
      )}
    </>
  );
}

/** Who waits for a property like this one, and the mails that staff wrote to all of them. */
export function PropertySearchOrders({ id }: { id: number }) {
  const matching = useQuery(matchingOrdersQuery(id));
  const mayWrite = useMay()('publish');
  return (
    <chakra.section aria-labelledby="objekt-suchauftraege" mt="6">
      <chakra.h3 id="objekt-suchauftraege" fontSize="md" mb="2">
        Suchaufträge
      </chakra.h3>
      <QueryState query={matching} subject="Suchaufträge" isPlural />
      {matching.data && <p>{matchesText(matching.data)}</p>}
      {mayWrite && <Letters id={id} />}
    </chakra.section>
  );
}
