import { AsyncLocalStorage } from 'node:async_hooks';
import { allSections } from '@estate/content/sections/all-sections';
import { readPublishedWords, type PublishedWords } from '@estate/content/texts';
import { wordsForBrowser } from '@estate/content/words-for-browser';
import { type PageWords } from '@estate/contracts/bff/rendering';
import { type FollowedWords } from '@estate/rpc/followed-words';
import { type ReadResolver } from '../cache/response-cache.ts';

/** The words of drafts while a preview is made. */
const draftWords = new AsyncLocalStorage<PublishedWords>();

export const withDraftWords = <T>(words: PublishedWords, make: () => Promise<T>): Promise<T> =>
  draftWords.run(words, make);

let followed: Pick<FollowedWords, 'words' | 'hash'> = { words: {}, hash: '' };

/** Makes `texts` answer with the followed words, and while a preview is made with those of drafts. */
export function showFollowedWords(words: FollowedWords): void {
  followed = words;
  readPublishedWords(() => draftWords.getStore() ?? followed.words);
}

/** Whether a section stands on the page of a path; `/makler` also stands for the pages below it. */
function standsOn(path: string, pages: (typeof allSections)[number]['pages']): boolean {
  return (
    pages === 'all' || pages.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)))
  );
}

const prefix = '/content/';
const addressOf = (hash: string) => `${prefix}${hash}.json`;

/**
 * The words that a page brings to the browser; undefined if they are the shipped ones. A page without an `address`, which
 * the browser renders, and a preview have those of all sections.
 */
export function pageWords(address: string | undefined): PageWords | undefined {
  const all = wordsForBrowser();
  if (draftWords.getStore()) return { words: all, isPreview: true };
  const { hash } = followed;
  if (hash === '') return undefined;
  if (address === undefined) return { words: all };
  const path = address.replace(/\?.*/s, '');
  const own = allSections.filter(({ words: { key }, pages }) => key in all && standsOn(path, pages));
  return {
    words: Object.fromEntries(own.map(({ words: { key } }) => [key, all[key]])),
    address: addressOf(hash),
  };
}

/**
 * Resolves the file with the words of all sections. Its address has their hash, so that browsers keep it. For another
 * hash it answers with today's words, because words may have been published since the page was made.
 */
export const wordsRead: ReadResolver = (path) => {
  if (!path.startsWith(prefix)) return undefined;
  const isCurrent = () => path === addressOf(followed.hash);
  return {
    key: isCurrent() ? `de ${path}` : `de ${prefix}`,
    route: `${prefix}{hash}.json`,
    load: () =>
      Promise.resolve({
        status: 200,
        type: 'application/json',
        body: JSON.stringify(wordsForBrowser()),
        headers: {
          'cache-control': isCurrent() ? 'public, max-age=31536000, immutable' : 'no-store',
        },
      }),
  };
};
