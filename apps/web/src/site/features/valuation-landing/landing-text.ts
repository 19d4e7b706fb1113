import { valuation, type ValuationHead } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import type { LandingSearch } from './landing-search.ts';

/** Headline, highlight, description, button text (visitor-area §2, Valuation landing); unknown keywords are ignored. */
export function landingText({ keyword }: LandingSearch): ValuationHead {
  const { head, keywordHeads } = texts(valuation);
  return keywordHeads.find((entry) => entry.keyword === keyword)?.head ?? head;
}
