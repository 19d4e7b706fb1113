import { expose } from '@estate/content/sections/expose';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { germanDate } from '@estate/domain/text/german-day';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { greetingFor } from '../mail/greeting.ts';
import { closingBlocks, personOf } from '../mail/lead-letters.ts';
import { type Letter } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';
import { offerBlock } from '../mail/offer-block.ts';

/**
 * The mail with an exposé, in place of the confirmation. `offer` is the property as in the document, `page` the address of
 * the document's page, `until` the last day of that page (`2026-12-28`).
 */
export function exposeLetter(
  lead: Lead,
  { property, offer }: { property: LeadProperty | null; offer: LetterOffer },
  { page, until, links }: { page: string; until: string; links: Links },
): Letter {
  const words = texts(expose).mail;
  const person = responsibleFor(lead, property).name;
  return {
    subject: fillIn(words.subject, { Immobilie: offer.title }),
    blocks: [
      { text: greetingFor(lead.form) },
      { text: words.text },
      { offer: offerBlock(offer, links) },
      { link: page, label: words.link },
      { text: fillIn(words.until, { Tag: germanDate(until) }) },
      { heading: words.nextTitle },
      { text: fillIn(words.next, { Person: person }) },
      ...personOf(lead, property, links),
      { link: `${links.property(offer)}#besichtigung`, label: words.viewing },
      ...closingBlocks(lead, links),
    ],
  };
}
