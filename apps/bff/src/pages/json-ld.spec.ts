import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { faqAnswers } from '@estate/content/faq-answers';
import { faq } from '@estate/content/sections/faq';
import { fee } from '@estate/content/sections/fee';
import { readPublishedWords } from '@estate/content/texts';
import { afterEach, expect, it } from '@jest/globals';
import { faqJsonLd, listingJsonLd } from './json-ld.ts';

afterEach(() => readPublishedWords(() => ({})));

const property: PublicProperty = {
  id: 1,
  title: 'Finca',
  property_status_id: 170241,
  website_status: 'aktiv',
  amenities: [],
  optional_fields: [],
  images: [],
  imported_at: '2026-11-26T08:00:00.000Z',
};

it.each([
  ['DEU', 'DE'],
  ['ESP', 'ES'],
  ['Spanien', 'ES'],
  [null, 'DE'],
  ['Atlantis', undefined],
])('the structured data of a page name the country %j as %j [V-3.7]', (country, iso2) => {
  const options = { path: '/immobilie/finca-1', description: '', imagePaths: [] };
  const listing = listingJsonLd(new URL('https://makler.example'), { ...property, country }, options);
  expect(listing).toMatchObject({ mainEntity: { address: { '@type': 'PostalAddress' } } });
  const { address } = (listing as { mainEntity: { address: Record<string, unknown> } }).mainEntity;
  expect(address['addressCountry']).toBe(iso2);
});

it.each([
  ['for sale', { marketing_type: 'BUY', price: 500_000 }, { price: 500_000, priceCurrency: 'EUR' }],
  [
    'to let',
    { marketing_type: 'RENT', base_rent: 1_490 },
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 1_490,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
    },
  ],
  ['on request', { marketing_type: 'RENT', base_rent: 1_490, price_on_inquiry: true }, {}],
])('the structured data of a property %s contain an offer with price and unit', (_what, record, price) => {
  const listing = listingJsonLd(
    new URL('https://makler.example'),
    { ...property, ...record },
    { path: '/immobilie/finca-1', description: '', imagePaths: [] },
  );
  const { offers } = listing as { offers: Record<string, unknown> };
  const { price: amount, priceCurrency, priceSpecification } = offers;
  expect(JSON.parse(JSON.stringify({ price: amount, priceCurrency, priceSpecification }))).toEqual(price);
});

it.each(['BUY', 'RENT'])(
  'the structured data of a property that is no longer offered (%s) contain no offer',
  (marketing_type) => {
    const closed = {
      ...property,
      property_status_id: 170243,
      marketing_type,
      price: 500_000,
      base_rent: 900,
    };
    const options = { path: '/immobilie/finca-1', description: '', imagePaths: [] };
    expect(listingJsonLd(new URL('https://makler.example'), closed, options)).not.toHaveProperty('offers');
  },
);

it('the structured data of the questions have the words of the page, also after staff changed them [V-2.155]', () => {
  const shipped = faqJsonLd();
  expect(shipped).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(JSON.stringify(shipped)).toContain('3,57\u00a0%');
  readPublishedWords(() => ({
    faq: {
      ...faq.shipped,
      questions: [{ question: 'Was nehmen Sie?', answer: ['Nicht viel.'], withFee: true }],
    },
    fee: { ...fee.shipped, sellerPercent: 2.38, buyerPercent: 2.38 },
  }));
  const [{ paragraphs } = { paragraphs: [] }] = faqAnswers();
  expect(paragraphs.join(' ')).toMatch(/^Nicht viel\. Sie zahlen 2,38/);
  expect(faqJsonLd()).toMatchObject({
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Was nehmen Sie?',
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n') },
      },
    ],
  });
});
