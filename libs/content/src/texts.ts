/** The words of a section as they are shipped, and the key under which the agency's own ones are stored. */
export interface Words<T> {
  readonly key: string;
  readonly shipped: T;
}

/** The words that the agency published and that differ from the shipped ones, by the key of their section. */
export type PublishedWords = Readonly<Record<string, unknown>>;

let source: () => PublishedWords = () => ({});

/** The words that `texts` reads. */
export const publishedWords = (): PublishedWords => source();

/**
 * Sets where `texts` reads the published words: in the browser the page's own, in a service those it follows, and in
 * the BFF those of the request, because a preview has the words of drafts. Called once by each process.
 */
export function readPublishedWords(from: () => PublishedWords): void {
  source = from;
}

/**
 * The words of a section: the published ones, else the shipped ones. Called where words are needed and not when a
 * module is loaded, because staff may publish other words at any time. Published words were checked against the
 * section's fields by the service `content`.
 */
export const texts = <T>({ key, shipped }: Words<T>): T => (source()[key] as T | undefined) ?? shipped;
