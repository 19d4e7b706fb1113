import { withFacts } from '@estate/content/agency-facts';
import { searchMails } from '@estate/content/sections/search-mails';
import { texts } from '@estate/content/texts';
import { fillIn } from '@estate/domain/forms/facts';
import {
  canonicalQuery,
  parseListingFilter,
  parseQuery,
  type ListingFilter,
} from '@estate/domain/search/listing-filter';
import { locationMissing } from '@estate/domain/search/search-summary';
import { searchName } from '@estate/domain/search-orders/search-name';
import { isRhythm } from '@estate/domain/search-orders/rhythm';
import { longDateTime } from '@estate/domain/text/date-time';
import { Injectable } from '@nestjs/common';
import { type Lead } from '../lead/lead.ts';
import { greetingFor } from '../mail/greeting.ts';
import { type Letter } from '../mail/letter.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { type NewOrder, Subscribers } from './subscribers.ts';

type SearchLead = Lead<'search'>;

/**
 * The search of a form: exactly the filter of the list from which the form was opened, or else what its fields say. What
 * was typed as free text is left to the agency.
 */
export function searchOf({ form }: Pick<SearchLead, 'form'>): ListingFilter {
  const { filter, buyOrRent, propertyType, location, minRooms, maxRooms, minPrice, maxPrice } = form;
  return parseListingFilter(
    filter
      ? parseQuery(filter)
      : {
          deal: buyOrRent,
          type: propertyType,
          city: location === locationMissing ? undefined : location,
          rooms_min: minRooms,
          rooms_max: maxRooms,
          price_min: minPrice,
          price_max: maxPrice,
        },
  );
}

function orderOf(lead: SearchLead): NewOrder {
  const filter = { ...searchOf(lead), sort: undefined };
  return {
    id: lead._id,
    name: searchName(filter),
    query: canonicalQuery(filter),
    consent: lead.consent.version,
    ordered_at: lead.received_at,
    ordered_from: lead.client_ip,
  };
}

/** Turns a search order of the form into one that waits for its confirmation. */
@Injectable()
export class SearchOrderIntake {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly links: SubscriberLinks,
  ) {}

  isBlocked(email: string): Promise<boolean> {
    return this.subscribers.isBlocked(email);
  }

  /**
   * Stores the order of a lead and writes the mail that asks for its confirmation. Idempotent, because each attempt to send
   * that mail calls it. The mail goes to an address that is not confirmed, so it says nothing but this.
   */
  async confirmationOf(lead: SearchLead): Promise<Letter> {
    const { email, rhythm } = lead.form;
    const person = {
      email,
      greeting: greetingFor(lead.form),
      rhythm: isRhythm(rhythm) ? rhythm : 'daily',
    } as const;
    const added = await this.subscribers.add(person, orderOf(lead));
    const { confirmation, greeting } = texts(searchMails);
    const text = fillIn(added ? confirmation.text : confirmation.full, {
      Zeitpunkt: longDateTime(lead.received_at),
    });
    const known = added ?? (await this.subscribers.findByMailbox(email));
    return {
      subject: confirmation.subject,
      blocks: [
        { text: greeting },
        { text },
        ...(known ? [{ link: this.links.page(known._id), label: confirmation.link }] : []),
        { text: confirmation.stranger },
        { text: withFacts('{Firma}, {Anschrift}') },
      ],
    };
  }
}
