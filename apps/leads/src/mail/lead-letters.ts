import { brokerBySlug } from '@estate/content/brokers';
import { answerDay } from '@estate/content/office-days';
import { formWords } from '@estate/content/sections/forms';
import { mails } from '@estate/content/sections/mails';
import { texts } from '@estate/content/texts';
import { formOf } from '@estate/domain/forms/all-forms';
import { type Fact, requestFacts, fillIn, placeholdersOf } from '@estate/domain/forms/facts';
import { isKnownPlace } from '@estate/domain/search/known-place';
import { salutationLabels } from '@estate/domain/text/salutation';
import { type AnyForm, type Lead, type LeadProperty } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { longDateTime } from '@estate/domain/text/date-time';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { type PlacedOrder, tickedTexts } from '../orders/placed-order.ts';
import { greetingFor } from './greeting.ts';
import { headerAddress } from './headers.ts';
import { type Block, type Letter } from './letter.ts';
import { type Links } from './links.ts';
import { offerBlock } from './offer-block.ts';
import { personBlock } from './person-block.ts';

const notForReply =
  'Diese E-Mail-Adresse enthält Zeichen, die als Antwortadresse nicht möglich sind. Bitte antworten Sie nicht auf diese E-Mail, sondern rufen Sie an oder schreiben Sie eine neue an die genannte Adresse.';

function personBlocks({ form, consent, received_at }: Lead): Block[] {
  const { salutation, email, phone }: AnyForm = form;
  return [
    { heading: 'Kontakt' },
    {
      facts: [
        ['Anrede', salutation && salutationLabels[salutation]],
        ['Name', nameOf(form)],
        ['E-Mail', email],
        ['Telefon', phone],
        ['Eingegangen', longDateTime(received_at)],
        [
          'Einwilligung',
          consent.version ? `${consent.version}: ${consent.text ?? 'Text unbekannt'}` : undefined,
        ],
      ],
    },
    ...(email && headerAddress(email) === undefined ? [{ text: notForReply }] : []),
  ];
}

function noteOn(property: LeadProperty | null): string | undefined {
  if (!property) return 'Die Immobilie ließ sich nicht nachschlagen. Bitte prüfen Sie, wer zuständig ist.';
  return property.is_public ? undefined : 'Diese Immobilie steht zurzeit nicht auf der Website.';
}

/** The data of the form's property, with a link if the property is public. */
function propertyBlocks(id: number, property: LeadProperty | null, links: Links, note?: string): Block[] {
  return [
    {
      facts: [
        ['Immobilie', property?.title],
        ['Ort', property?.city ?? undefined],
        ['Nummer', String(id)],
        ['Hinweis', note],
      ],
    },
    ...(property?.is_public ? [{ link: links.property(property), label: 'Immobilie ansehen' }] : []),
  ];
}

/** A filled-in field as a block: a quote for a multi-line field, else label and value. */
const factBlock = ({ field, text }: Fact): Block =>
  field.control === 'area' ? { label: field.label, quote: text } : { facts: [[field.label, text]] };

export const propertyTitle = (id: number | undefined, property: LeadProperty | null) =>
  property?.title ?? `Immobilie ${id}`;

const priceRangeBlocks = (text: string | null): Block[] =>
  text === null ? [] : [{ facts: [['Preisspanne', text]] }];

/** What the sender of an order saw, and which of its texts they ticked. */
const orderBlocks = (order: PlacedOrder | undefined): Block[] =>
  order
    ? [
        { facts: [...order.facts, ['Prüfsumme der Bedingungen', order.terms]] },
        ...order.texts.map(({ name, title, version, text }) => ({
          label: `${title} (${[version, tickedTexts.includes(name) && 'angekreuzt'].filter(Boolean).join(', ')})`,
          quote: text,
        })),
      ]
    : [];

/** The filled-in fields of a form without the person's data. */
export const filledFields = ({
  kind,
  form,
  price_range,
  order,
}: Pick<Lead, 'kind' | 'form' | 'price_range'> & { order?: PlacedOrder | undefined }): Block[] => [
  ...joinFacts([...requestFacts(formOf(kind), form).map(factBlock), ...priceRangeBlocks(price_range)]),
  ...orderBlocks(order),
];

/** Subject and content of a lead, without the person's data, which mail and inbox show separately. */
export function leadContent(
  { kind, form: body, price_range, order }: Lead,
  property: LeadProperty | null,
  links: Links,
): Letter {
  const form = formOf(kind);
  const { propertyId }: AnyForm = body;
  const { subject, intro, heading } = form.mail;
  const filled = filledFields({ kind, form: body, price_range, order });
  return {
    subject: fillIn(subject, {
      ...placeholdersOf(form, body),
      name: nameOf(body),
      property: propertyTitle(propertyId, property),
    }),
    blocks: [
      { text: intro },
      ...(propertyId === undefined
        ? []
        : [{ heading: 'Immobilie' }, ...propertyBlocks(propertyId, property, links, noteOn(property))]),
      ...(heading && filled.length > 0 ? [{ heading }] : []),
      ...filled,
    ],
  };
}

/** Joins consecutive fact blocks to one list. */
function joinFacts(blocks: readonly Block[]): Block[] {
  return blocks.reduce<Block[]>((result, block) => {
    const last = result.at(-1);
    if (!last || !('facts' in last) || !('facts' in block)) return [...result, block];
    return [...result.slice(0, -1), { facts: [...last.facts, ...block.facts] }];
  }, []);
}

export function agencyLetter(lead: Lead, property: LeadProperty | null, links: Links): Letter {
  const { subject, blocks } = leadContent(lead, property, links);
  return { subject, blocks: [...blocks, ...personBlocks(lead)] };
}

/** The subject of the confirmation. It contains the title of a property only if the property is public. */
export function confirmationSubject({ kind, form }: Lead, property: LeadProperty | null): string {
  const { propertyId }: AnyForm = form;
  const publicProperty = property?.is_public ? property : null;
  const { subjects } = texts(mails).confirmation;
  return fillIn(subjects[kind], { Immobilie: propertyTitle(propertyId, publicProperty) });
}

/** The page of the price range that the visitor saw. */
const priceRangeLink = ({ price_range_id: id }: AnyForm, links: Links): Block[] =>
  id === undefined
    ? []
    : [
        {
          link: links.page(`/bewertung/preisspanne/${encodeURIComponent(id)}`),
          label: 'Preisspanne ansehen',
        },
      ];

/** Types of form fields in which no free text can be typed. */
const choiceControls = new Set(['radio', 'select', 'half-days', 'number']);

/** Whether a value says nothing but what is on a list: a choice, a number, a postcode, a place that we know. */
const isListed = ({ field, text }: Fact): boolean =>
  choiceControls.has(field.control) ||
  (field.control === 'line' && (/^\d{5}$/.test(text) || isKnownPlace(text)));

/** The property of a form: as on offer, else its title if it is public, else its number. */
const requestedProperty = (
  id: number,
  property: LeadProperty | null,
  offer: LetterOffer | null,
  links: Links,
): Block[] =>
  offer
    ? [{ offer: offerBlock(offer, links) }]
    : propertyBlocks(id, property?.is_public ? property : null, links);

/** Whoever answers a lead; nobody if the office does. */
export function personOf(lead: Lead, property: LeadProperty | null, links: Links): Block[] {
  const broker = brokerBySlug(responsibleFor(lead, property).broker);
  return broker ? [{ person: personBlock(broker, links) }] : [];
}

/** The end of each mail that answers a form: how to change it, that no contract arises, and what a stranger does. */
export function closingBlocks({ kind }: Lead, links: Links): Block[] {
  const { changes, stranger, privacyLink } = texts(mails).confirmation;
  return [
    { text: changes },
    { text: formOf(kind).texts.noContract },
    { text: stranger },
    { link: links.page('/datenschutz'), label: privacyLink },
  ];
}

/**
 * The confirmation to the visitor, whose address is not verified. It contains no free text typed by the sender, because
 * otherwise anybody could send any text to any address through our mail server (decision 70). `offer` is the property
 * while it is on offer.
 */
export function visitorLetter(
  lead: Lead,
  { property, offer }: { property: LeadProperty | null; offer: LetterOffer | null },
  { links, at }: { links: Links; at: Date },
): Letter {
  const { propertyId }: AnyForm = lead.form;
  const form = formOf(lead.kind);
  const who = responsibleFor(lead, property).name;
  const words = texts(mails).confirmation;
  const { text, promise } = texts(formWords).answers[form.consent];
  return {
    subject: confirmationSubject(lead, property),
    blocks: [
      { text: greetingFor(lead.form) },
      { text },
      ...(propertyId === undefined ? [] : requestedProperty(propertyId, property, offer, links)),
      ...joinFacts([
        ...requestFacts(form, lead.form).filter(isListed).map(factBlock),
        ...priceRangeBlocks(lead.price_range),
      ]),
      ...priceRangeLink(lead.form, links),
      { heading: words.nextTitle },
      { text: fillIn(promise, { Person: who, Tag: answerDay(form, at, lead.form) }) },
      ...personOf(lead, property, links),
      ...closingBlocks(lead, links),
    ],
  };
}

/**
 * Removes all characters that are unusual in a name, because mail servers may refuse e.g. a URL or a spam signature.
 */
const lettersOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]+/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .trim();
const digitsOf = (phone: string | undefined) => phone?.replace(/[^\d\s+()/-]+/g, ' ').trim();

/** A short mail to the agency for mail servers that refuse the full content: name, telephone number and lead id. */
export function plainLetter({ _id, form }: { _id: string; form: AnyForm }): Letter {
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

/** The digest of the leads suspected of spam, each with the text of its regular mail to the agency. */
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
