import { brokerBySlug } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { agency } from '@estate/content/sections/agency';
import { type Broker } from '@estate/content/sections/people';
import { searchLetters, type SearchLetterTemplate } from '@estate/content/sections/search-letters';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { longDateTime } from '@estate/domain/text/date-time';
import { type Letter } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';
import { offerBlock } from '../mail/offer-block.ts';
import { personBlock } from '../mail/person-block.ts';
import { shortPlace } from './news-letter.ts';
import { type SearchLetter } from './search-letter.schema.ts';

/** Who writes and is answered: the broker that the writing account is, else the person who answers for the property. */
export function contactOf(slug: string | null, offer: LetterOffer): { broker: Broker; email: string } {
  const own = brokerBySlug(slug ?? undefined);
  return own ? { broker: own, email: own.email } : brokerForProperty(offer);
}

/** The templates with what is known of the property. Gaps, which end with a question mark, stay. */
export function filledTemplates(offer: LetterOffer, slug: string | null): SearchLetterTemplate[] {
  const values: Readonly<Record<string, string>> = {
    Immobilie: offer.title,
    Ort: shortPlace(offer),
    Makler: contactOf(slug, offer).broker.name,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return texts(searchLetters).templates.map(({ title, subject, text }) => ({
    title,
    subject: filled(subject),
    text: filled(text),
  }));
}

/** A person to whom a letter goes: greeting, the name of the order that finds the property, and the links of the person. */
interface LetterRecipient {
  readonly greeting: string;
  readonly order: string;
  /** The page of search orders, and the page of the property through it. */
  readonly page: string;
  readonly offerPage: string;
  /** The exposé; null for a mail without one. */
  readonly exposePage: string | null;
}

/**
 * The mail of a letter to one person. A property that is not online has neither a page nor a picture that a visitor may
 * open, so the mail says until when, and whom to ask.
 */
export function searchLetterText(
  { subject, text, broker: slug }: Pick<SearchLetter, 'subject' | 'text' | 'broker'>,
  {
    offer,
    publishAt,
  }: {
    offer: LetterOffer;
    /** When a property goes online that is not yet; null for one that is. */
    publishAt: Date | null;
  },
  { greeting, order, page, offerPage, exposePage }: LetterRecipient,
  links: Links,
): Letter {
  const words = texts(searchLetters);
  const { broker, email } = contactOf(slug, offer);
  const block = offerBlock(offer, links, { badge: words.badge, link: offerPage });
  return {
    subject,
    blocks: [
      { text: greeting },
      { text },
      { offer: publishAt ? { ...block, badge: words.earlyBadge, link: null, picture: null } : block },
      ...(publishAt ? [{ text: fillIn(words.early, { Zeitpunkt: longDateTime(publishAt) }) }] : []),
      ...(exposePage === null ? [] : [{ link: exposePage, label: words.expose }]),
      { text: words.contact },
      { person: { ...personBlock(broker, links), email } },
      { text: fillIn(words.reason, { Firma: texts(agency).name, Suchauftrag: order }) },
      { link: page, label: words.link },
    ],
  };
}
