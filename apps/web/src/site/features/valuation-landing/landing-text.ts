import {
  valuationDefaultText,
  type ValuationLandingText,
  valuationKeywordTexts,
} from '@estate/content/valuation-landing';
import type { LandingSearch } from './landing-search.ts';

/** Headline, highlight, description, button text (visitor-area §2, Valuation landing); unknown keywords are ignored. */
export const landingText = ({ keyword }: LandingSearch): ValuationLandingText =>
  keyword !== undefined && Object.hasOwn(valuationKeywordTexts, keyword)
    ? (valuationKeywordTexts[keyword] ?? valuationDefaultText)
    : valuationDefaultText;
