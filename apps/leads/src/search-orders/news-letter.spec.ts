import { expect, it } from '@jest/globals';
import { letterImage, letterOffer } from '../../test/letter-offer.ts';
import { asHtml } from '../mail/letter-html.ts';
import { asText } from '../mail/letter.ts';
import { Links } from '../mail/links.ts';
import { type LetterHit, newsLetter } from './news-letter.ts';
import { SubscriberLinks } from './subscriber-links.ts';

const links = new Links({ PUBLIC_URL: 'https://www.makler.example' });
const pages = new SubscriberLinks({ AUTH_SECRET: 'a'.repeat(40), AUTH_SECRET_PREVIOUS: [] }, links);
const subscriber = {
  _id: '6f2c1c1e-5d0b-4e43-9d0a-0d6a2a3f7a10',
  rhythm: 'weekly',
  greeting: 'Guten Tag Frau Sörensen,',
} as const;
const hitOf = (id: number): LetterHit => ({
  order: { id: 'order-1', name: '3 Zimmer in Winterhude' },
  offer: letterOffer({
    id,
    title: `Helle Wohnung mit Balkon und Blick ins Grüne ${id}`,
    image: letterImage,
    building_energy_rating_type: 'ENERGY_CONSUMPTION',
    energy_certificate_availability: 'AVAILABLE',
    energy_efficiency_value: 92,
    energy_efficiency_class: 'C',
    construction_year: 1904,
    firing_types: 'DISTRICT_HEATING',
  }),
  kind: 'new',
  before: null,
});
const letterOf = (count: number) =>
  newsLetter(
    Array.from({ length: count }, (_, index) => hitOf(index + 1)),
    subscriber,
    { pages, links },
  );

it('a mail with 100 properties names each of them and has at most 90 KB of HTML', () => {
  const letter = letterOf(100);
  const html = asHtml(letter, 'Makler', 'Unterschrift');
  for (const content of [html, asText(letter)])
    expect(content.match(/Blick ins Grüne \d+/g)).toHaveLength(content === html ? 112 : 100);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(90_000);
});

it('a mail about one property says in its subject where it is and what it costs, and begins with the name', () => {
  const letter = letterOf(1);
  expect(letter.subject).toMatch(/^Neu in Winterhude: 3\sZimmer, 649\.000\s€$/);
  expect(asText(letter)).toMatch(/^Guten Tag Frau Sörensen,\n\n3 ZIMMER IN WINTERHUDE\n\nNeu: Helle Wohnung/);
});
