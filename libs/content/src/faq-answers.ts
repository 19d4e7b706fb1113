import { feeSentences } from '@estate/domain/valuation/fee';
import { faq } from './sections/faq.ts';
import { fee } from './sections/fee.ts';
import { texts } from './texts.ts';

/**
 * The questions of the section `faq` with the paragraphs of their answers, for the page and for search engines. What the
 * fee is comes from the section `fee`, so that no answer contradicts it.
 */
export function faqAnswers(): { readonly question: string; readonly paragraphs: readonly string[] }[] {
  const shares = texts(fee);
  return texts(faq).questions.map(({ question, answer, withFee }) => ({
    question,
    paragraphs: withFee ? [...answer, feeSentences(shares.examplePrice, shares), shares.due] : answer,
  }));
}
