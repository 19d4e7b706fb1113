import { afterEach, expect, it } from '@jest/globals';
import { faqAnswers } from './faq-answers.ts';
import { faq } from './sections/faq.ts';
import { fee } from './sections/fee.ts';
import { readPublishedWords } from './texts.ts';

afterEach(() => readPublishedWords(() => ({})));

const costs = () =>
  faqAnswers()
    .find(({ question }) => question === 'Was kostet es?')
    ?.paragraphs.join(' ');

it('the answer on the costs reads the shares, the price of the example and when the fee is due', () => {
  expect(costs()).toContain('Sie zahlen 3,57\u00a0% des beurkundeten Kaufpreises');
  expect(costs()).toContain('Von 650.000\u00a0€ sind das für Sie 23.205,00\u00a0€.');
  expect(costs()).toContain(fee.shipped.due);
  const changed = { sellerPercent: 2.38, buyerPercent: 2.38, examplePrice: 400_000, due: 'Erst am Ende.' };
  readPublishedWords(() => ({ fee: { ...fee.shipped, ...changed } }));
  expect(costs()).toMatch(/2,38\s%.*2,38\s%.*Von 400\.000\s€ sind das für Sie 9\.520,00\s€\. Erst am Ende\./);
  expect(costs()).not.toContain('3,57');
});

it('no shipped answer writes the shares of the fee as text', () => {
  expect(JSON.stringify(faq.shipped)).not.toMatch(/3,57|Provision/);
});

it('the shipped questions are those of owners, each answered in at most two paragraphs of its own', () => {
  const words = /kostet|geerbt|vermietet|trennen|versteuern|dauert|Unterlagen|Energieausweis/;
  expect(faq.shipped.questions.map(({ question }) => words.exec(question)?.[0])).toEqual([
    'kostet',
    'geerbt',
    'vermietet',
    'trennen',
    'versteuern',
    'dauert',
    'Unterlagen',
    'Energieausweis',
  ]);
  for (const { answer } of faq.shipped.questions) expect(answer.length).toBeLessThanOrEqual(2);
});
