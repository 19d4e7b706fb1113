import { incidentTitles } from '@estate/domain/staff/incident-texts';
import type { Incident } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { exactMoment, momentInWords } from '../ui/moment.ts';

const recipientsText = (told: number) => {
  if (told === 0) return 'Niemand wurde benachrichtigt.';
  return told === 1 ? 'Eine Person wurde benachrichtigt.' : `${told} Personen wurden benachrichtigt.`;
};

export function LastingIncidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <chakra.ul display="grid" gap="3">
      {incidents.map(({ id, kind, text, since, told }) => (
        <li key={id} title={exactMoment(since)}>
          <OutcomePanel tone="error" title={incidentTitles[kind]} text={text}>
            <chakra.p color="inkMuted">{`Seit: ${momentInWords(since)}. ${recipientsText(told)}`}</chakra.p>
          </OutcomePanel>
        </li>
      ))}
    </chakra.ul>
  );
}

function PastIncidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <chakra.ul mt="4">
      {incidents.map(({ id, kind, since, until }) => (
        <chakra.li
          key={id}
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <chakra.span flex="1" minW="14rem">
            {incidentTitles[kind]}
          </chakra.span>
          <chakra.time
            dateTime={until ?? since}
            title={`${exactMoment(since)} bis ${exactMoment(until ?? since)}`}
            color="inkMuted"
          >
            behoben {momentInWords(until ?? since)}
          </chakra.time>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

export function IncidentList({ items }: { items: readonly Incident[] }) {
  const lasting = items.filter(({ until }) => until === null);
  const past = items.filter(({ until }) => until !== null);
  return (
    <>
      {lasting.length === 0 && <p>Zurzeit gibt es keine Störung.</p>}
      {lasting.length > 0 && <LastingIncidents incidents={lasting} />}
      {past.length > 0 && <PastIncidents incidents={past} />}
    </>
  );
}
