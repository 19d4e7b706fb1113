import { brokerBySlug } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { agency } from '@estate/content/sections/agency';
import { searchLetters, type SearchLetterTemplate } from '@estate/content/sections/search-letters';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { longDateTime } from '@estate/domain/text/date-time';
import { type Letter } from '../mail/letter.ts';
import { type LetterLinks, offerBlock, shortPlace } from './news-letter.ts';
import { type SearchLetter } from './search-letter.schema.ts';
import { type SearchOrder } from './subscriber.schema.ts';

const noBreakSpace = '\u00a0';

/** Who writes and is answered: the broker that the writing account is, else the person who answers for the property. */
export function contactOf(
  slug: string | null,
  offer: LetterOffer,
): { name: string; email: string; phone: string } {
  const own = brokerBySlug(slug ?? undefined);
  if (own) return { name: own.name, email: own.email, phone: own.mobile };
  const { broker, email } = brokerForProperty(offer);
  return { name: broker.name, email, phone: broker.mobile };
}

/** The templates with what is known of the property. Gaps, which end with a question mark, stay. */
export function filledTemplates(offer: LetterOffer, slug: string | null): SearchLetterTemplate[] {
  const values: Readonly<Record<string, string>> = {
    Immobilie: offer.title,
    Ort: shortPlace(offer),
    Makler: contactOf(slug, offer).name,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return texts(searchLetters).templates.map(({ title, subject, text }) => ({
    title,
    subject: filled(subject),
    text: filled(text),
  }));
}

/**
 * The mail of a letter to one person, whose order finds the property. A property that is not online has neither a page
 * nor a picture that a visitor may open, so the mail says until when, and whom to ask.
 */
export function searchLetterText(
  { subject, text, broker }: Pick<SearchLetter, 'subject' | 'text' | 'broker'>,
  {
    offer,
    order,
    subscriber,
    publishAt,
  }: {
    offer: LetterOffer;
    order: Pick<SearchOrder, 'id' | 'name'>;
    subscriber: string;
    /** When a property goes online that is not yet; null for one that is. */
    publishAt: Date | null;
  },
  links: LetterLinks,
): Letter {
  const words = texts(searchLetters);
  const { name, phone } = contactOf(broker, offer);
  const block = offerBlock({ order, offer, kind: 'new', before: null }, { _id: subscriber }, links);
  return {
    subject,
    blocks: [
      { text },
      {
        offer: publishAt
          ? { ...block, badge: words.earlyBadge, link: null, picture: null }
          : { ...block, badge: words.badge },
      },
      ...(publishAt ? [{ text: fillIn(words.early, { Zeitpunkt: longDateTime(publishAt) }) }] : []),
      { text: fillIn(words.contact, { Makler: name, Telefon: phone.replaceAll(' ', noBreakSpace) }) },
      { text: fillIn(words.reason, { Firma: texts(agency).name, Suchauftrag: order.name }) },
      { link: links.page(subscriber), label: words.link },
    ],
  };
}
