/** `keyword` of an advert that leads here; landing-text.ts knows which ones have words of their own. */
export interface LandingSearch {
  keyword?: string | undefined;
}

/** Kept apart from the texts: the address is read in the first load of every page, the texts are not needed there. */
export const parseLandingSearch = ({ keyword }: Record<string, unknown>): LandingSearch => ({
  keyword: typeof keyword === 'string' ? keyword : undefined,
});
