import { brokers } from '@estate/content/brokers';
import { agency } from '@estate/content/sections/agency';
import { mails } from '@estate/content/sections/mails';
import { withFacts } from '@estate/content/agency-facts';
import { texts } from '@estate/content/texts';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { type Lead } from '@estate/leads/lead/lead';
import { type Letter } from '@estate/leads/mail/letter';
import { agencyLetter, visitorLetter } from '@estate/leads/mail/lead-letters';
import { asHtml } from '@estate/leads/mail/letter-html';
import { Links } from '@estate/leads/mail/links';
import { personBlock } from '@estate/leads/mail/person-block';
import { replyLetter } from '@estate/leads/mail/reply-letter';
import { linkLetter } from '@estate/leads/notices/notice-letters';
import { reportLetter } from '@estate/leads/property-reports/report-letter';
import { newsLetter } from '@estate/leads/search-orders/news-letter';
import { SubscriberLinks } from '@estate/leads/search-orders/subscriber-links';

const at = new Date('2026-11-26T10:00:00Z');
const property = { id: 7, title: 'Villa am Park', city: 'Hamburg', country: 'DEU', is_public: true };

const lead = {
  _id: 'lead-1',
  kind: 'expose',
  form: {
    propertyId: property.id,
    salutation: 'frau',
    firstName: 'Änne',
    lastName: 'Sörensen',
    email: 'aenne@example.org',
    phone: '040 123456',
  },
  consent: { version: 'expose-2026-11', text: 'Ich stimme zu.', at },
  property,
  price_range: null,
  received_at: at,
} as unknown as Lead;

const offerOf = (id: number, title: string): LetterOffer => ({
  id,
  title,
  city: 'Hamburg',
  region: 'Winterhude',
  zip_code: '22303',
  country: 'DEU',
  price: 649_000,
  marketing_type: 'BUY',
  rs_type: 'APARTMENT',
  property_status_id: 170_241,
  website_status: 'aktiv',
  number_of_rooms: 3,
  living_space: 84,
  construction_year: 1904,
  building_energy_rating_type: 'ENERGY_CONSUMPTION',
  energy_certificate_availability: 'AVAILABLE',
  energy_efficiency_value: 92,
  energy_efficiency_class: 'C',
  amenities: [],
  image: {
    id: '1',
    title: null,
    position: 0,
    is_floorplan: false,
    storage_path: '7/1.jpeg',
    access_key: 'abcdefghijklmnop',
    change_mark: 'm1',
    origin: 'original',
  },
  imported_at: at.toISOString(),
});

/** A letter of each kind that has a frame of its own parts, as the HTML that is mailed. */
export function letterPages(publicUrl: string): { name: string; html: string }[] {
  const links = new Links({ PUBLIC_URL: publicUrl });
  const pages = new SubscriberLinks({ AUTH_SECRET: 'a'.repeat(40), AUTH_SECRET_PREVIOUS: [] }, links);
  const [broker] = brokers();
  if (!broker) throw new Error('nobody works for the agency');
  const offer = offerOf(7, property.title);
  const reply = {
    subject: 'Re: Ihre Exposé-Anfrage',
    text: 'Guten Tag Frau Sörensen,\n\nam Montag um 17 Uhr ist ein Termin frei.',
    from: { name: broker.name, address: broker.email },
  };
  const letters: Record<string, Letter> = {
    agency: agencyLetter(lead, property, links),
    confirmation: visitorLetter(lead, { property, offer }, { links, at }),
    reply: replyLetter(
      lead,
      reply,
      { offer, exposePage: { page: links.page('/expose/x'), until: '2026-12-20' } },
      links,
    ),
    news: newsLetter(
      Array.from({ length: 14 }, (_, index) => ({
        order: { id: 'order-1', name: '3 Zimmer in Winterhude' },
        offer: offerOf(index + 1, `Helle Wohnung mit Balkon ${index + 1}`),
        kind: index === 1 ? 'price' : 'new',
        before: index === 1 ? 690_000 : null,
      })),
      { _id: 'subscriber-1', rhythm: 'weekly', greeting: 'Guten Tag Frau Sörensen,' },
      { pages, links },
    ),
    report: reportLetter({
      name: 'Änne Sörensen',
      property,
      month: '2026-10',
      figures: undefined,
      pausedUntil: null,
      link: links.page('/eigentuemer/abc'),
      person: personBlock(broker, links),
    }),
    notice: linkLetter('invitation', { link: links.page('/admin'), validUntil: at }),
  };
  const signature = texts(mails).signature.map(withFacts).join('\n');
  return Object.entries(letters).map(([name, letter]) => ({
    name: `letter ${name}`,
    html: asHtml(letter, texts(agency).name, signature),
  }));
}
