import { brokers } from '@estate/content/brokers';
import { expose } from '@estate/content/sections/expose';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn, requestFacts } from '@estate/domain/forms/facts';
import { formOf } from '@estate/domain/forms/all-forms';
import { greetingOf } from '@estate/domain/forms/reply';
import { type AnyForm, type Lead, type Reply } from '../lead/lead.ts';
import { lastNameOf, nameOf } from '../lead/person.ts';
import { longDateTime } from '@estate/domain/text/date-time';
import { germanDate } from '@estate/domain/text/german-day';
import { confirmationSubject, propertyTitle } from './lead-letters.ts';
import { type Block, type Letter } from './letter.ts';
import { type Links } from './links.ts';
import { offerBlock } from './offer-block.ts';
import { personBlock } from './person-block.ts';

/** The visitor's request as lines of text. Of a property that is not public, it contains only the number. */
function quoteOf({ kind, form, property }: Lead): string {
  const { propertyId }: AnyForm = form;
  const publicProperty = property?.is_public ? property : null;
  const facts = requestFacts(formOf(kind), form).filter(({ name }) => name !== 'source');
  return [
    ...(propertyId === undefined ? [] : [`Immobilie: ${propertyTitle(propertyId, publicProperty)}`]),
    ...facts.map(({ field, text }) =>
      field.control === 'area' ? `${field.label}:\n${text}` : `${field.label}: ${text}`,
    ),
  ].join('\n');
}

/** The content with which the reply editor opens for this lead. */
export function replyBeginning(lead: Lead): { subject: string; greeting: string; quote: string } {
  const form: AnyForm = lead.form;
  return {
    subject: `Re: ${confirmationSubject(lead, lead.property)}`,
    greeting: greetingOf({ salutation: form.salutation, lastName: lastNameOf(form), name: nameOf(form) }),
    quote: quoteOf(lead),
  };
}

/** Whoever wrote the reply, if that is a person with a page. */
function writerOf({ from }: Pick<Reply, 'from'>, links: Links): Block[] {
  const broker = brokers().find(({ email }) => email === from.address);
  return broker ? [{ person: personBlock(broker, links) }] : [];
}

/** The page of an exposé, and its last day (`2026-12-28`). */
export interface ExposePageLink {
  page: string;
  until: string;
}

/**
 * The mail of a reply: the text and its writer, then the property while it is on offer, with the page of an attached exposé,
 * and the quoted request.
 */
export function replyLetter(
  lead: Lead,
  { subject, text, from }: Pick<Reply, 'subject' | 'text' | 'from'>,
  { offer, exposePage }: { offer: LetterOffer | null; exposePage: ExposePageLink | null },
  links: Links,
): Letter {
  const words = texts(expose).mail;
  const quote = quoteOf(lead);
  const label = `Ihre Anfrage vom ${longDateTime(lead.received_at)}`;
  return {
    subject,
    blocks: [
      { text },
      ...writerOf({ from }, links),
      ...(offer ? [{ offer: offerBlock(offer, links) }] : []),
      ...(offer && exposePage
        ? [
            { link: exposePage.page, label: words.link },
            { text: fillIn(words.until, { Tag: germanDate(exposePage.until) }) },
          ]
        : []),
      ...(quote === '' ? [] : [{ label, quote }]),
    ],
  };
}
