import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import {
  type PersonLead,
  type PersonOpenedExpose,
  type PersonQuery,
  type PersonReport,
  type PersonSearchOrder,
} from '@estate/contracts/leads/erasure';
import { exposeProof, openedNote } from '@estate/domain/forms/expose-proof';
import { formOf } from '@estate/domain/forms/all-forms';
import {
  leadEventLabels,
  leadMailStateLabels,
  leadStateLabels,
  mailRecipientLabels,
} from '@estate/domain/forms/lead-words';
import { contactFieldLabels } from '@estate/domain/forms/crm-transfer';
import { type CrmTransfer } from '@estate/contracts/leads/crm-transfer-state';
import { type LeadBlock, type LeadComment, type LeadReply } from '@estate/contracts/leads/inbox';
import { longDateTime } from '@estate/domain/text/date-time';
import { germanDate } from '@estate/domain/text/german-day';
import { escapeHtml, htmlDocument } from '@estate/server-kit/text/html';

const moment = (iso: string) => longDateTime(new Date(iso));

const style = `
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 0 0 .5rem; } h3, h4 { font-size: 1rem; margin: 1rem 0 .25rem; } h4 { font-weight: normal; color: #555; }
  article { border-top: 1px solid #999; padding: 1.25rem 0; }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0; }
  dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 3px solid #ccc; white-space: pre-line; overflow-wrap: anywhere; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
  @media print { @page { margin: 2cm; } body { margin: 0; max-width: none; font-size: 10.5pt; } h2, h3 { break-after: avoid; } }`;

type Fact = readonly [label: string, value: string | undefined];

const facts = (all: readonly Fact[]): string => {
  const lines = all.flatMap(([label, value]) =>
    value ? [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`] : [],
  );
  return `<dl>${lines.join('')}</dl>`;
};

function blockHtml(block: LeadBlock): string {
  if ('facts' in block) return facts(block.facts.map(({ label, value }) => [label, value]));
  if ('heading' in block) return `<h3>${escapeHtml(block.heading)}</h3>`;
  if ('quote' in block)
    return `<h4>${escapeHtml(block.label)}</h4><blockquote>${escapeHtml(block.quote)}</blockquote>`;
  return `<p>${escapeHtml(block.text)}</p>`;
}

function mailText(lead: PersonLead, recipient: 'agency' | 'visitor'): string {
  const { state, sent_at, reason } = lead.mail[recipient];
  return [leadMailStateLabels[state], sent_at && moment(sent_at), reason].filter(Boolean).join(', ');
}

/** When the lead was transferred to the CRM, and as which records. */
function crmTransferText({
  state,
  transferred_at,
  contact_id,
  task_id,
  saved_query_id,
}: CrmTransfer): string {
  if (contact_id === undefined) return state === 'waiting' ? 'vorgesehen' : 'versucht, nicht gelungen';
  const records = [
    `Kontakt ${contact_id}`,
    task_id && `Notiz ${task_id}`,
    saved_query_id && `Suchauftrag ${saved_query_id}`,
  ];
  return [transferred_at && moment(transferred_at), records.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ');
}

const conflictText = ({ conflicts }: CrmTransfer): string =>
  conflicts.map(({ field, theirs }) => `${contactFieldLabels[field]}: ${theirs}`).join('\n');

const replyHtml = ({ at, from, subject, text, files }: LeadReply): string =>
  `<h4>${escapeHtml(`${from}, ${moment(at)}`)}</h4>
<blockquote>${escapeHtml([subject, text].join('\n\n'))}</blockquote>
${facts([['Anhänge', files.map(({ name }) => name).join(', ')]])}`;

const commentHtml = ({ at, text }: LeadComment): string =>
  `<h4>${escapeHtml(moment(at))}</h4>
<blockquote>${escapeHtml(text)}</blockquote>`;

/** What was sent of a property, with whole checksums, so that a file can be compared with them. */
function exposeHtml(lead: PersonLead): string {
  const steps = exposeProof(lead, (hash) => hash);
  if (steps.length === 0) return '';
  return `<h3>Exposé</h3>
${facts([
  ['Nachweis', steps.map(({ at, text }) => `${moment(at)}: ${text}`).join('\n')],
  ['Zu geöffneten Links', lead.exposes?.events.length ? openedNote : undefined],
])}`;
}

const leadHtml = (lead: PersonLead): string => `<article>
<h2>${escapeHtml(`${formOf(lead.kind).one} vom ${moment(lead.received_at)}`)}</h2>
${facts([
  ['Betreff', lead.title],
  ['Anrede', lead.salutation],
  ['Name', lead.name],
  ['E-Mail', lead.email],
  ['Telefon', lead.phone],
  [
    'Immobilie',
    lead.property && [lead.property.title, `Nummer ${lead.property.id}`].filter(Boolean).join(', '),
  ],
])}
<h3>Ihre Angaben</h3>
${lead.content.map(blockHtml).join('\n')}
${lead.replies.length > 0 ? '<h3>Unsere Antworten</h3>' : ''}
${lead.replies.map(replyHtml).join('\n')}
${lead.comments.length > 0 ? '<h3>Unsere Kommentare</h3>' : ''}
${lead.comments.map(commentHtml).join('\n')}
${exposeHtml(lead)}
<h3>Bearbeitung</h3>
${facts([
  ['Stand', leadStateLabels[lead.state]],
  ['Fällig', lead.due_at && moment(lead.due_at)],
  ['Wiedervorlage', lead.snoozed_until && germanDate(lead.snoozed_until)],
  ['Spamverdacht', lead.suspicion],
  [mailRecipientLabels.agency, mailText(lead, 'agency')],
  [mailRecipientLabels.visitor, mailText(lead, 'visitor')],
  ['An Propstack übermittelt', lead.crm_transfer && crmTransferText(lead.crm_transfer)],
  ['In Propstack abweichend', lead.crm_transfer && conflictText(lead.crm_transfer)],
  ['Verlauf', lead.history.map(({ at, what }) => `${moment(at)}: ${leadEventLabels[what]}`).join('\n')],
  ['Bestätigter Hinweis', [lead.consent.version, lead.consent.text].filter(Boolean).join(': ')],
  ['Bestätigt am', lead.consent.version && moment(lead.consent.at)],
  ['Gekürzte IP-Adresse', lead.client_ip],
  ['Wird gelöscht am', moment(lead.delete_after)],
  ['Nummer der Anfrage', lead.id],
])}
</article>`;

const reportHtml = ({ property_id, name, email, created_at }: PersonReport): string => `<article>
<h2>${escapeHtml(`Bericht zur Immobilie Nummer ${property_id}`)}</h2>
<p>Als Eigentümerin oder Eigentümer bekommen Sie jeden Monat einen Bericht über Aufrufe und Anfragen (Art. 6 Abs. 1 lit. b DSGVO). Wir speichern diese Angaben, bis Sie ihn abbestellen oder die Immobilie nicht mehr in unserem Bestand ist.</p>
${facts([
  ['Name', name],
  ['E-Mail', email],
  ['Bericht seit', moment(created_at)],
])}
</article>`;

const searchOrderHtml = (order: PersonSearchOrder): string => `<article>
<h2>${escapeHtml(`Suchauftrag: ${order.name}`)}</h2>
<p>Wir schreiben Ihnen, wenn etwas Neues zu Ihrer Suche passt (Art. 6 Abs. 1 lit. a DSGVO). Wir speichern diese Angaben, bis Sie den Suchauftrag beenden.</p>
${facts([
  ['E-Mail', order.email],
  ['Anrede', order.greeting],
  ['Filter', order.query],
  ['Rhythmus', order.rhythm],
  ['Bestätigter Hinweis', order.consent ?? undefined],
  ['Erteilt', moment(order.ordered_at)],
  ['Gekürzte IP-Adresse', order.ordered_from ?? undefined],
  ['Bestätigt', order.confirmed_at ? moment(order.confirmed_at) : undefined],
  ['Gekürzte IP-Adresse bei der Bestätigung', order.confirmed_from ?? undefined],
])}
</article>`;

/** What the links of letters gave, with whole checksums, so that a file can be compared with them. */
const openedExposesHtml = (exposes: readonly PersonOpenedExpose[]): string =>
  exposes.length === 0
    ? ''
    : `<article>
<h2>Exposés aus E-Mails zu Ihren Suchaufträgen</h2>
<p>Wir speichern, wann der Link Ihrer E-Mail welche Fassung zuerst geöffnet hat, bis Sie Ihre Suchaufträge beenden (Art. 6 Abs. 1 lit. a DSGVO). ${escapeHtml(openedNote)}</p>
${facts([
  [
    'Geöffnet',
    exposes
      .map(
        ({ property_id, hash, at }) => `${moment(at)}: Immobilie Nummer ${property_id} (Prüfsumme ${hash})`,
      )
      .join('\n'),
  ],
])}
</article>`;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

function countText({ leads, reports, search_orders }: NonNullable<PersonPart['first']>): string {
  const stored = [
    ...counted(leads, 'eine Anfrage über unsere Website', 'Anfragen über unsere Website'),
    ...counted(reports, 'ein Bericht zu einer Immobilie', 'Berichte zu Immobilien'),
    ...counted(search_orders, 'ein Suchauftrag', 'Suchaufträge'),
  ];
  return stored.length === 0
    ? 'Zu diesen Angaben ist bei uns nichts gespeichert.'
    : `Das ist bei uns gespeichert: ${new Intl.ListFormat('de').format(stored)}.`;
}

const purpose =
  'Wir verarbeiten diese Angaben, um die Anfragen zu beantworten (Art. 6 Abs. 1 lit. b DSGVO), und die gekürzte IP-Adresse, um Missbrauch zu erkennen (Art. 6 Abs. 1 lit. f DSGVO). Empfänger ist die Propstack GmbH, Berlin, deren Software wir dafür nutzen (Art. 28 DSGVO), soweit unten eine Übermittlung an Propstack genannt ist. Sie stammen aus den Formularen unserer Website. Sie können verlangen, dass wir sie berichtigen, löschen oder ihre Verarbeitung einschränken, und sich bei einer Aufsichtsbehörde beschweren.';

const title = 'Auskunft über gespeicherte Daten';

/** A part of the data of one person: the first part begins, each has leads, and the last one has the reports. */
export interface PersonPart {
  readonly first?: {
    person: PersonQuery;
    created_at: string;
    leads: number;
    reports: number;
    search_orders: number;
  };
  readonly leads: readonly PersonLead[];
  readonly last?: {
    reports: readonly PersonReport[];
    search_orders: readonly PersonSearchOrder[];
    opened_exposes: readonly PersonOpenedExpose[];
  };
}

const beginning = (first: NonNullable<PersonPart['first']>): string => {
  const { person, created_at } = first;
  const { legalName, address } = texts(agency);
  return `<main>
<h1>${title}</h1>
${facts([
  ['E-Mail-Adresse', person.email],
  ['Telefon', person.phone],
  ['Erstellt', moment(created_at)],
  ['Verantwortlich', `${legalName}, ${address.street}, ${address.zipCode} ${address.city}`],
])}
<p>${escapeHtml(countText(first))}</p>
<p>${escapeHtml(purpose)}</p>`;
};

/** A part of the information for one person (GDPR, article 15) as a page to print. */
export function accessPage({ first, leads, last }: PersonPart): string {
  const [begin = '', end = ''] = htmlDocument({ title, style, body: '\0' }).split('\0');
  return [
    ...(first ? [begin, beginning(first)] : []),
    ...leads.map(leadHtml),
    ...(last
      ? [
          ...last.reports.map(reportHtml),
          ...last.search_orders.map(searchOrderHtml),
          openedExposesHtml(last.opened_exposes),
          '</main>',
          end,
        ]
      : []),
  ].join('\n');
}
