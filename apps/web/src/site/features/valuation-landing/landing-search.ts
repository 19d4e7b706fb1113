/** `keyword` of the advert that the visitor clicked; landing-text.ts lists the keywords that have own texts. */
export interface LandingSearch {
  keyword?: string | undefined;
}

/** In a file without the texts, because this file is in the first load of every page, which does not need the texts. */
export const parseLandingSearch = ({ keyword }: Record<string, unknown>): LandingSearch => ({
  keyword: typeof keyword === 'string' ? keyword : undefined,
});
