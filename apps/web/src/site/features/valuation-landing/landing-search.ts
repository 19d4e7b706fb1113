/** `keyword` of the advert that the visitor clicked; landing-text.ts lists the keywords that have own texts. */
export interface LandingSearch {
  keyword?: string | undefined;
}

/**
 * Parses the query of /bewertung. The texts are in another file, because every page loads this function first and
 * does not need the texts.
 */
export const parseLandingSearch = ({ keyword }: Record<string, unknown>): LandingSearch => ({
  keyword: typeof keyword === 'string' ? keyword : undefined,
});
