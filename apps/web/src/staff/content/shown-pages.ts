/** Paths that stand for the pages of all properties and people. */
const manyPages = ['/immobilie', '/makler'];

/** The pages of a section that can be shown by their path. */
export const shownPages = (pages: readonly string[]): readonly string[] =>
  pages.filter((page) => !manyPages.includes(page));
