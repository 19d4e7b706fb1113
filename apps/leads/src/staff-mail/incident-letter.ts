import { incidentTitles } from '@estate/contracts/incident-texts';
import { type IncidentFacts } from '@estate/contracts/leads';
import { type Letter } from '../mail/letter.ts';
import { inGerman } from '../time/berlin-time.ts';

/** Tells of an incident, or that it is over. `link` is the page of the synchronisation. */
export function incidentLetter({ kind, text, since, until }: IncidentFacts, link: string): Letter {
  const title = incidentTitles[kind];
  const began = inGerman(new Date(since));
  return {
    subject: until === null ? `Störung: ${title}` : `Behoben: ${title}`,
    blocks: [
      { text: 'Guten Tag,' },
      {
        text:
          until === null
            ? `auf unserer Website gibt es eine Störung: ${title}.`
            : `diese Störung auf unserer Website ist vorbei: ${title}.`,
      },
      {
        facts: [
          ['Seit', began],
          ['Bis', until === null ? undefined : inGerman(new Date(until))],
          ['Ursache', text],
        ],
      },
      { link, label: 'Zum Abgleich' },
      {
        text:
          until === null
            ? 'Sobald die Störung vorbei ist, schreiben wir Ihnen noch einmal.'
            : 'Sie brauchen nichts weiter zu tun.',
      },
      { text: 'Wer diese E-Mails bekommt, legen Sie auf dieser Seite unter „Benachrichtigen“ fest.' },
    ],
  };
}
