import {
  valuationDefaultText,
  type ValuationLandingText,
  valuationKeywordTexts,
} from '@estate/content/valuation-landing';

/** `keyword` of an advert that leads here; what is not known counts as none. */
export interface LandingSearch {
  keyword?: string | undefined;
}

export const parseLandingSearch = ({ keyword }: Record<string, unknown>): LandingSearch => ({
  keyword: typeof keyword === 'string' && Object.hasOwn(valuationKeywordTexts, keyword) ? keyword : undefined,
});

/** Headline, highlight, description and button text (visitor-area §2, Valuation landing). */
export const landingText = ({ keyword }: LandingSearch): ValuationLandingText =>
  (keyword !== undefined && valuationKeywordTexts[keyword]) || valuationDefaultText;
