import { parseContactSearch } from '@estate/content/contact-search';
import { type FixedPath } from '@estate/content/page-meta';
import { parseThanksSearch } from '@estate/content/thanks-search';
import { valuationKeywordTexts } from '@estate/content/valuation-landing';
import { parseListingSearch, parseQuery, parseWishSearch } from '@estate/contracts/listing-filter';

type Search = Readonly<Record<string, string | number | undefined>>;

const readers: Partial<Record<FixedPath, (given: Readonly<Record<string, unknown>>) => Search>> = {
  '/bewertung': ({ keyword }) =>
    typeof keyword === 'string' && Object.hasOwn(valuationKeywordTexts, keyword) ? { keyword } : {},
  '/danke': (given) => ({ ...parseThanksSearch(given) }),
  '/immobilien': (given) => ({ ...parseListingSearch(given) }),
  '/kontakt': (given) => ({ ...parseContactSearch(given) }),
  '/suchauftrag': (given) => ({ ...parseWishSearch(given) }),
};

/** The part of a query that the page of a path depends on, as its route in apps/web reads it. */
export const searchOf = (path: FixedPath, search: string): Search =>
  readers[path]?.(parseQuery(search)) ?? {};
