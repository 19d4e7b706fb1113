import { formOf, leadKinds } from '@estate/domain/forms/all-forms';
import type { Erasure, PersonData } from '../../shared/api/types.ts';
import { formatNumber } from '../../shared/ui/format.ts';

type Part = Erasure['parts'][number];

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** `3 Anfragen (2 Nachrichten, 1 Bewertung)`; `keine Anfragen` without any. */
export function leadsInWords({ leads }: Pick<PersonData, 'leads'>): string {
  if (leads.length === 0) return 'keine Anfragen';
  const kinds = leadKinds.flatMap((kind) => {
    const count = leads.filter((lead) => lead.kind === kind).length;
    return count === 0 ? [] : [counted(count, formOf(kind).one, formOf(kind).many)];
  });
  return `${counted(leads.length, 'Anfrage', 'Anfragen')} (${kinds.join(', ')})`;
}

/** The contacts of the CRM that leads of the person became. */
export const contactsOf = ({ leads }: Pick<PersonData, 'leads'>): number[] => [
  ...new Set(leads.flatMap(({ filing }) => filing?.contact_id ?? [])),
];

/** `liegt noch Kontakt 123`; `liegen noch die Kontakte 123 und 124`. */
export function contactsLeft(ids: readonly number[]): string {
  const all = new Intl.ListFormat('de', { type: 'conjunction' }).format(ids.map(String));
  return ids.length === 1 ? `liegt noch Kontakt ${all}` : `liegen noch die Kontakte ${all}`;
}

export const serviceWords: Readonly<Record<Part['service'], string>> = {
  leads: 'Anfragen und Mails',
  'crm-sync': 'Protokolle zu Propstack',
  identity: 'Protokoll der Verwaltung',
};

/** What a service erased, e.g. `2 Anfragen, 1 Erwähnung`. */
export function erasedInWords({ leads, saved_addresses, staff_mails, mentions }: Part['erased']): string {
  const all = [
    [leads, 'Anfrage', 'Anfragen'],
    [saved_addresses, 'begonnene Bewertung', 'begonnene Bewertungen'],
    [staff_mails, 'wartende Mail', 'wartende Mails'],
    [mentions, 'Erwähnung', 'Erwähnungen'],
  ] as const;
  const found = all.flatMap(([count, one, many]) => (count ? [counted(count, one, many)] : []));
  return found.join(', ') || 'nichts gefunden';
}

/** The state of a part in words. */
export function stateOf({ confirmed_at, erased }: Part, moment: (iso: string) => string): string {
  if (confirmed_at === null) return 'noch nicht bestätigt, wird wiederholt';
  return `${erasedInWords(erased)}, bestätigt am ${moment(confirmed_at)}`;
}
