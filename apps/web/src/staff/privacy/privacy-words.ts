import { formOf, leadKinds } from '@estate/domain/forms/all-forms';
import type { Erasure, PersonData } from '../../shared/api/types.ts';
import { countText } from '@estate/domain/text/format';

type Part = Erasure['parts'][number];

/** E.g. `3 Anfragen (2 Nachrichten, 1 Bewertung)`, or `keine Anfragen`. */
export function leadCountText({ leads }: Pick<PersonData, 'leads'>): string {
  if (leads.length === 0) return 'keine Anfragen';
  const kinds = leadKinds.flatMap((kind) => {
    const count = leads.filter((lead) => lead.kind === kind).length;
    return count === 0 ? [] : [countText(count, formOf(kind).one, formOf(kind).many)];
  });
  return `${countText(leads.length, 'Anfrage', 'Anfragen')} (${kinds.join(', ')})`;
}

export const crmContactIds = ({ leads }: Pick<PersonData, 'leads'>): number[] => [
  ...new Set(leads.flatMap(({ crm_transfer }) => crm_transfer?.contact_id ?? [])),
];

/** E.g. `liegt noch Kontakt 123` or `liegen noch die Kontakte 123 und 124`. */
export function remainingContactsText(ids: readonly number[]): string {
  const all = new Intl.ListFormat('de', { type: 'conjunction' }).format(ids.map(String));
  return ids.length === 1 ? `liegt noch Kontakt ${all}` : `liegen noch die Kontakte ${all}`;
}

export const serviceWords: Readonly<Record<Part['service'], string>> = {
  leads: 'Anfragen und Mails',
  'crm-sync': 'Protokolle zu Propstack',
  identity: 'Protokoll der Verwaltung',
};

/** Describes what a service erased, e.g. `2 Anfragen, 1 Erwähnung`. */
function erasedInWords({ leads, saved_addresses, notices, reports, ...rest }: Part['erased']): string {
  const { crm_contacts, mentions, search_orders } = rest;
  const all = [
    [leads, 'Anfrage', 'Anfragen'],
    [saved_addresses, 'begonnene Bewertung', 'begonnene Bewertungen'],
    [notices, 'wartende Mail', 'wartende Mails'],
    [reports, 'Bericht', 'Berichte'],
    [search_orders, 'Suchauftrag', 'Suchaufträge'],
    [mentions, 'Erwähnung', 'Erwähnungen'],
  ] as const;
  const found = all.flatMap(([count, one, many]) => (count ? [countText(count, one, many)] : []));
  const left = crm_contacts
    ? `; in Propstack ${crm_contacts === 1 ? 'bleibt' : 'bleiben'} ${countText(crm_contacts, 'Kontakt', 'Kontakte')}`
    : '';
  return `${found.join(', ') || 'nichts gefunden'}${left}`;
}

/** Describes what is still stored and where, e.g. `2 Einträge im CRM-Protokoll`; empty if nothing is. */
export function remainingDataText({ sending, ...left }: Part['left']): string {
  const all = [
    [left.leads, 'Anfrage', 'Anfragen'],
    [left.reply_files, 'Anhang einer Antwort', 'Anhänge von Antworten'],
    [left.valuation_addresses, 'begonnene Bewertung', 'begonnene Bewertungen'],
    [left.notices, 'Mail an das Team', 'Mails an das Team'],
    [left.reports, 'Bericht', 'Berichte'],
    [left.search_orders, 'Suchauftrag', 'Suchaufträge'],
    [left.mail_jobs, 'Auftrag im Mailversand', 'Aufträge im Mailversand'],
    [left.calls, 'Eintrag im CRM-Protokoll', 'Einträge im CRM-Protokoll'],
    [left.batch_outcomes, 'Ergebnis eines Massen-Updates', 'Ergebnisse von Massen-Updates'],
    [left.webhooks, 'Meldung von Propstack', 'Meldungen von Propstack'],
    [left.incidents, 'Störung', 'Störungen'],
    [left.job_runs, 'früherer Vorgang', 'frühere Vorgänge'],
    [left.sync_runs, 'früherer Abgleich', 'frühere Abgleiche'],
    [left.crm_jobs, 'Auftrag im Abgleich', 'Aufträge im Abgleich'],
    [left.audit_entries, 'Eintrag im Protokoll', 'Einträge im Protokoll'],
  ] as const;
  const parts = all.flatMap(([count, one, many]) => (count ? [countText(count, one, many)] : []));
  return `${parts.join(', ')}${sending ? ' (eine Mail dazu wird gerade gesendet)' : ''}`;
}

export function erasureStateText(
  { confirmed_at, erased, left }: Part,
  moment: (iso: string) => string,
): string {
  if (confirmed_at === null) {
    const rest = remainingDataText(left);
    return rest ? `noch vorhanden: ${rest}; wird wiederholt` : 'noch nicht bestätigt, wird wiederholt';
  }
  return `${erasedInWords(erased)}, bestätigt am ${moment(confirmed_at)}`;
}
