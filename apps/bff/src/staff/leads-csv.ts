import { formOf } from '@estate/domain/forms/all-forms';
import { type MailRecipient } from '@estate/domain/forms/lead-filter';
import { leadMailStateLabels, leadStateLabels } from '@estate/domain/forms/lead-words';
import { ExportLeads, type LeadBlock, type LeadDetail, type LeadSearch } from '@estate/contracts/leads/inbox';
import { ListStaff } from '@estate/contracts/identity/staff';
import { type Response } from 'express';
import { type Services } from '../services.ts';
import { sendCsv } from './csv.ts';

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

export const leadColumns = [
  'Eingegangen',
  'Art',
  'Anrede',
  'Name',
  'E-Mail',
  'Telefon',
  'Objekt-ID',
  'Objekt',
  'Angaben',
  'Stand',
  'Zugewiesen an',
  'Notiz',
  'Spamverdacht',
  'Mail an uns',
  'Bestätigung',
  'Einwilligung',
  'Löschen nach',
  'Nummer der Anfrage',
];

function blockText(block: LeadBlock): string {
  if ('facts' in block) return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return 'quote' in block ? `${block.label}: ${block.quote}` : '';
}

const mailText = ({ mail }: LeadDetail, recipient: MailRecipient): string => {
  const { state, reason } = mail[recipient];
  return [leadMailStateLabels[state], reason].filter(Boolean).join(': ');
};

/** The cells of a lead, in the order of the columns. */
export const leadCells = (lead: LeadDetail, nameOf: (account: string) => string): string[] => [
  time.format(new Date(lead.received_at)),
  formOf(lead.kind).one,
  lead.salutation ?? '',
  lead.name,
  lead.email ?? '',
  lead.phone ?? '',
  String(lead.property?.id ?? ''),
  lead.property?.title ?? '',
  lead.content.map(blockText).filter(Boolean).join('\n'),
  leadStateLabels[lead.state],
  lead.assignee === undefined ? '' : nameOf(lead.assignee),
  lead.note,
  lead.suspicion ?? '',
  mailText(lead, 'agency'),
  mailText(lead, 'visitor'),
  lead.consent.version ?? '',
  time.format(new Date(lead.delete_after)),
  lead.id,
];

/** Streams all leads of a search and returns their number. */
export async function sendLeadsCsv(
  { leads, identity }: Pick<Services, 'leads' | 'identity'>,
  search: LeadSearch & { owner: string | null },
  response: Response,
): Promise<number> {
  const { items } = await identity.call(ListStaff, {});
  const names = new Map(items.map(({ id, name, email }) => [id, name || email]));
  const nameOf = (account: string) => names.get(account) ?? 'Entferntes Konto';
  return sendCsv(response, { fileName: 'anfragen.csv', columns: leadColumns }, async (cursor) => {
    const page = await leads.call(ExportLeads, { ...search, ...(cursor === undefined ? {} : { cursor }) });
    return { lines: page.items.map((lead) => leadCells(lead, nameOf)), next: page.next };
  });
}
