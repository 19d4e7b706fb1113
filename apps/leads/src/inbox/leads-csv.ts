import { formOf, type LeadKind, leadKinds } from '@estate/domain/forms/all-forms';
import { labelsOf } from '@estate/domain/forms/facts';
import { type MailRecipient } from '@estate/domain/forms/lead-filter';
import { leadMailStateLabels, leadStateLabels } from '@estate/domain/forms/lead-words';
import { type LeadDetail } from '@estate/contracts/leads/inbox';
import { shortDateTime } from '@estate/domain/text/date-time';
import { csvText } from '@estate/server-kit/text/csv';

const before = [
  'Eingegangen',
  'Art der Anfrage',
  'Anrede',
  'Name',
  'E-Mail',
  'Telefon',
  'Objekt-ID',
  'Objekt',
];
const after = [
  'Stand',
  'Fällig',
  'Wiedervorlage',
  'Zugewiesen an',
  'Kommentare',
  'Spamverdacht',
  'Mail an uns',
  'Bestätigung',
  'Einwilligung',
  'Löschen nach',
  'Nummer der Anfrage',
];

/**
 * The labels of the fields of this kind, or of all kinds, without duplicates. Fields with the same label share a
 * column.
 */
const questionsOf = (kind: LeadKind | undefined): string[] => [
  ...new Set((kind ? [kind] : leadKinds).flatMap((formKind) => labelsOf(formOf(formKind)))),
];

/** The columns of an export of leads of one kind, or of all kinds. */
export const leadColumns = (kind: LeadKind | undefined): string[] => [
  ...before,
  ...questionsOf(kind),
  ...after,
];

/** The submitted values by label. */
function answersOf({ content }: LeadDetail): ReadonlyMap<string, string> {
  return new Map(
    content.flatMap((block) => {
      if ('facts' in block) return block.facts.map(({ label, value }) => [label, value] as const);
      return 'quote' in block ? [[block.label, block.quote] as const] : [];
    }),
  );
}

const mailText = ({ mail }: LeadDetail, recipient: MailRecipient): string => {
  const { state, reason } = mail[recipient];
  return [leadMailStateLabels[state], reason].filter(Boolean).join(': ');
};

/** The cells of a lead, in the order of the columns. */
export function leadCells(
  lead: LeadDetail,
  kind: LeadKind | undefined,
  nameOf: (account: string) => string,
): string[] {
  const answers = answersOf(lead);
  const moment = (iso: string | undefined) => (iso === undefined ? '' : shortDateTime(new Date(iso)));
  return [
    moment(lead.received_at),
    formOf(lead.kind).one,
    lead.salutation ?? '',
    lead.name,
    lead.email ?? '',
    lead.phone ?? '',
    String(lead.property?.id ?? ''),
    lead.property?.title ?? '',
    ...questionsOf(kind).map((label) => answers.get(label) ?? ''),
    leadStateLabels[lead.state],
    moment(lead.due_at),
    lead.snoozed_until ?? '',
    lead.assignee === undefined ? '' : nameOf(lead.assignee),
    lead.comments.map(({ at, by, text }) => `${moment(at)}, ${nameOf(by)}: ${text}`).join('\n'),
    lead.suspicion ?? '',
    mailText(lead, 'agency'),
    mailText(lead, 'visitor'),
    lead.consent.version ?? '',
    moment(lead.delete_after),
    lead.id,
  ];
}

/** A page of leads as a part of a CSV file with the columns of one kind, or of all kinds. */
export const leadsCsv = (
  leads: readonly LeadDetail[],
  kind: LeadKind | undefined,
  nameOf: (account: string) => string,
  part: { isFirst: boolean },
): string =>
  csvText(
    leadColumns(kind),
    leads.map((lead) => leadCells(lead, kind, nameOf)),
    part,
  );
