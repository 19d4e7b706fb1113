import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { formOf, type LeadKind } from '@estate/domain/forms/all-forms';
import { incidentTitles } from '@estate/domain/staff/incident-texts';
import { type IncidentFacts } from '@estate/contracts/leads/leads';
import { germanDate } from '@estate/domain/text/german-day';
import { type Letter } from '../mail/letter.ts';
import { type Notice } from '../outbox/outbox.schema.ts';
import { longDateTime } from '@estate/domain/text/date-time';

type LinkLetterKind = 'invitation' | 'reset';

const openings: Record<LinkLetterKind, { subject: string; text: string; unasked: string }> = {
  invitation: {
    subject: 'Ihr Zugang zur Verwaltung von',
    text: 'für Sie wurde ein Konto in der Verwaltung unserer Website angelegt. Bitte legen Sie über den folgenden Link Ihr Passwort fest; damit sind Sie gleich angemeldet. Später melden Sie sich mit Ihrer E-Mail-Adresse und diesem Passwort an.',
    unasked:
      'Sie haben diese E-Mail nicht erwartet? Dann brauchen Sie nichts zu tun: Ohne den Link entsteht kein Zugang.',
  },
  reset: {
    subject: 'Neues Passwort für die Verwaltung von',
    text: 'für Ihr Konto in der Verwaltung unserer Website wurde ein neues Passwort angefordert. Bitte legen Sie es über den folgenden Link fest. Alle bisherigen Anmeldungen enden damit.',
    unasked:
      'Sie haben das nicht veranlasst? Dann brauchen Sie nichts zu tun: Ohne den Link ändert sich Ihr Passwort nicht.',
  },
};

/** The mail with the link to the page on which the recipient sets a password. */
export function linkLetter(kind: LinkLetterKind, about: { link: string; validUntil: Date }): Letter {
  const { subject, text, unasked } = openings[kind];
  return {
    subject: `${subject} ${texts(agency).name}`,
    blocks: [
      { text: 'Guten Tag,' },
      { text },
      { link: about.link, label: 'Passwort festlegen' },
      { text: `Der Link gilt bis zum ${longDateTime(about.validUntil)} und lässt sich einmal verwenden.` },
      { text: unasked },
    ],
  };
}

/**
 * The mail about the beginning or the end of an incident. `link` is the back office's page about the synchronisation
 * with the CRM.
 */
export function incidentLetter({ kind, text, since, until }: IncidentFacts, link: string): Letter {
  const title = incidentTitles[kind];
  const began = longDateTime(new Date(since));
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
          ['Bis', until === null ? undefined : longDateTime(new Date(until))],
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

/**
 * The mail about leads that a colleague has assigned to the recipient. `link` opens the first lead, `others` is the
 * number of further ones. The mail contains no personal data of visitors.
 */
export function assignmentLetter(kind: LeadKind, link: string, others = 0): Letter {
  const { one } = formOf(kind);
  return {
    subject: others === 0 ? `Ihnen zugewiesen: ${one}` : `Ihnen zugewiesen: ${others + 1} Anfragen`,
    blocks: [
      { text: 'Guten Tag,' },
      {
        text:
          others === 0
            ? `eine Anfrage von der Website wurde Ihnen zugewiesen: ${one}.`
            : `${others + 1} Anfragen von der Website wurden Ihnen zugewiesen.`,
      },
      { link, label: others === 0 ? 'Anfrage öffnen' : 'Erste Anfrage öffnen' },
    ],
  };
}

/** The mail about the pause of a report. `link` opens the removed property. It contains no data of the proprietor. */
export function pausedReportLetter(
  { property, paused_until }: NonNullable<Notice['pausedReport']>,
  link: string,
): Letter {
  return {
    subject: `Bericht pausiert: ${property.title}`,
    blocks: [
      { text: 'Guten Tag,' },
      {
        text: 'diese Immobilie ist nicht mehr auf unserer Website, weil sie im CRM gelöscht, archiviert oder ausgeblendet ist. Der Bericht an den Eigentümer pausiert deshalb.',
      },
      {
        facts: [
          ['Immobilie', property.title],
          ['Bericht endet am', germanDate(paused_until)],
        ],
      },
      { link, label: 'Immobilie öffnen' },
      {
        text: 'War das ein Versehen? Dann stellen Sie die Immobilie im CRM wieder her, und der Bericht geht von selbst weiter. Sonst endet er an diesem Tag, und Name und Adresse des Eigentümers werden gelöscht.',
      },
    ],
  };
}
