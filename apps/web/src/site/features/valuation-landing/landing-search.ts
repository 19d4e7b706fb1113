/** `keyword` of the advert that the visitor clicked; landing-text.ts lists the keywords that have own texts. */
export interface LandingSearch {
  keyword?: string | undefined;
}

/** Apart from the texts, because every page's first load has this file and does not need the texts. */
export const parseLandingSearch = ({ keyword }: Record<string, unknown>): LandingSearch => ({
  keyword: typeof keyword === 'string' ? keyword : undefined,
});
