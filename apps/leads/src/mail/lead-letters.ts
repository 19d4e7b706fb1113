import { agency } from '@estate/content/agency';
import { brokerForProperty } from '@estate/content/brokers';
import { salutationLabels } from '@estate/contracts/salutation';
import { kinds, type Lead, type LeadKind } from '../kinds/registry.ts';
import { type LeadProperty, type AnyForm, type LeadOf } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { inGerman } from '../time/clock.ts';
import { headerAddress } from './headers.ts';
import { type Block, type Letter } from './letter.ts';
import { type Links } from './links.ts';
import { type Party } from './mailer.ts';

const office: Party = { name: agency.name, address: agency.email };

/** Recipient at the agency: the kind's own recipient, the broker of the property's town, or the office. */
export function responsibleFor<K extends LeadKind>(lead: Lead<K>, property: LeadProperty | null): Party {
  const named = kinds[lead.kind].responsible?.(lead.form);
  if (named) return named;
  if (!property) return office;
  const { broker, email } = brokerForProperty(property);
  return { name: broker.name, address: email };
}

const notForReply =
  'Diese E-Mail-Adresse enthält Zeichen, die als Antwortadresse nicht möglich sind. Bitte antworten Sie nicht auf diese E-Mail, sondern rufen Sie an oder schreiben Sie eine neue an die genannte Adresse.';

/** Name, contact data and consent of the sender. */
function personBlocks({ form, consent, received_at }: LeadOf<AnyForm>): Block[] {
  const { salutation, email, phone } = form;
  return [
    { heading: 'Kontakt' },
    {
      facts: [
        ['Anrede', salutation && salutationLabels[salutation]],
        ['Name', nameOf(form)],
        ['E-Mail', email],
        ['Telefon', phone],
        ['Eingegangen', inGerman(received_at)],
        [
          'Einwilligung',
          consent.version ? `${consent.version}: ${consent.text ?? 'Text unbekannt'}` : undefined,
        ],
      ],
    },
    ...(email && headerAddress(email) === undefined ? [{ text: notForReply }] : []),
  ];
}

/** Headline and content of a lead, without the person. */
export function leadContent<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  return kinds[lead.kind].agencyLetter(lead, {
    property,
    responsible: responsibleFor(lead, property),
    links,
  });
}

/** The letter to the agency about a lead. */
export function agencyLetter<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  const { subject, blocks } = leadContent(lead, property, links);
  return { subject, blocks: [...blocks, ...personBlocks(lead)] };
}

/** The confirmation to the visitor. */
export function visitorLetter<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  return kinds[lead.kind].visitorLetter(lead, {
    property,
    responsible: responsibleFor(lead, property),
    links,
  });
}

/** Keeps only letters of a name, because the rest may be an address or a signature that mail servers refuse. */
const lettersOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]+/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .trim();
const digitsOf = (phone: string | undefined) => phone?.replace(/[^\d\s+()/-]+/g, ' ').trim();

/** For mail servers that refuse the content of the full letter: the person to call and the lead to look up. */
export function plainLetter({ _id, form }: LeadOf<AnyForm>): Letter {
  return {
    subject: `Anfrage ${_id}`,
    blocks: [
      { text: 'Der Mailserver hat die ausführliche Fassung dieser Anfrage abgelehnt.' },
      {
        facts: [
          ['Name', lettersOf(nameOf(form))],
          ['Telefon', digitsOf(form.phone) || 'nicht angegeben'],
          ['Nummer der Anfrage', _id],
        ],
      },
    ],
  };
}

/** The suspected leads since the last digest, each with the text of its regular letter. */
export function digestLetter(leads: readonly Lead[], links: Links): Letter {
  const [are, count] =
    leads.length === 1
      ? ['Diese Anfrage gilt', '1 Anfrage']
      : ['Diese Anfragen gelten', `${leads.length} Anfragen`];
  return {
    subject: `Spamverdacht: ${count}`,
    blocks: [
      {
        text: `${are} als verdächtig und wurden deshalb nicht einzeln gemeldet. Die Absender haben keine Bestätigung erhalten. Bitte sehen Sie kurz durch, ob ein echtes Anliegen darunter ist.`,
      },
      ...leads.flatMap((lead) => {
        const { subject, blocks } = agencyLetter(lead, lead.property, links);
        return [
          { heading: subject },
          { facts: [['Verdacht', lead.suspicion ?? undefined]] as const },
          ...blocks,
        ];
      }),
    ],
  };
}
