import { brokerOrder } from '@estate/content/sections/broker-order';
import { mails } from '@estate/content/sections/mails';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { fillIn } from '@estate/domain/forms/facts';
import { longDateTime } from '@estate/domain/text/date-time';
import { type SentExpose } from '../exposes/sent-expose.ts';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { greetingFor } from '../mail/greeting.ts';
import { closingBlocks, personOf } from '../mail/lead-letters.ts';
import { type Block, type Letter } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';
import { offerBlock } from '../mail/offer-block.ts';
import { type PlacedOrder, tickedTexts } from './placed-order.ts';

export const orderOf = ({ _id, order }: Pick<Lead, '_id' | 'order'>): PlacedOrder => {
  if (!order) throw new Error(`the order ${_id} has no terms`);
  return order;
};

/**
 * The mail that confirms an order and closes the contract, in text form with all that was shown and declared
 * (§§ 312f (2), 656a BGB), and the exposé. `offer` is the property at the ordered price, null if that may have changed;
 * `page` is the address of the exposé's page.
 */
export function orderLetter(
  lead: Lead,
  {
    property,
    title,
    offer,
    sent,
  }: { property: LeadProperty | null; title: string; offer: LetterOffer | null; sent: SentExpose },
  { page, links }: { page: string; links: Links },
): Letter {
  const words = texts(brokerOrder).mail;
  const { facts, texts: shown, terms } = orderOf(lead);
  return {
    subject: fillIn(words.subject, { Immobilie: title }),
    blocks: [
      { text: greetingFor(lead.form) },
      { text: words.text },
      ...(offer ? [{ offer: offerBlock(offer, links) }] : []),
      { link: page, label: 'Exposé ansehen und herunterladen' },
      { heading: 'Ihr Auftrag' },
      { facts },
      ...shown.flatMap(({ name, title, version, text }): Block[] => [
        { heading: title },
        { text },
        {
          facts: [
            ['Fassung', version],
            ['Von Ihnen angekreuzt', tickedTexts.includes(name) ? longDateTime(lead.received_at) : undefined],
          ],
        },
      ]),
      { link: links.page('/widerruf'), label: words.withdrawalLink },
      { heading: 'Nachweis' },
      {
        facts: [
          ['Auftrag eingegangen', longDateTime(lead.received_at)],
          ['Nummer des Auftrags', lead._id],
          ['Prüfsumme der Bedingungen', terms],
          ['Prüfsumme des Exposés (SHA-256)', sent.hash],
        ],
      },
      ...personOf(lead, property, links),
      ...closingBlocks(lead, links),
    ],
  };
}

/** The mail in place of the confirmation if the property is not ordered by these terms any more: no contract is made. */
export function orderRefusal(lead: Lead, property: LeadProperty | null, links: Links): Letter {
  const words = texts(brokerOrder).mail;
  const { stranger, privacyLink } = texts(mails).confirmation;
  return {
    subject: words.notOfferedSubject,
    blocks: [
      { text: greetingFor(lead.form) },
      { text: words.notOffered },
      ...personOf(lead, property, links),
      { text: stranger },
      { link: links.page('/datenschutz'), label: privacyLink },
    ],
  };
}
