import { readPublishedWords } from '@estate/content/texts';
import type { PageWords } from '@estate/contracts/bff/rendering';
import { logFailure } from './log-failure.ts';

/** A visitor on a dead line goes on with the words of this page. */
const timeoutMs = 4_000;

let page: PageWords = { words: {} };
let all: Promise<void> | undefined;

/** Makes `texts` answer with the words that the BFF wrote into the page. Called before the first render. */
export function readWords(document: Document): void {
  const json = document.getElementById('words')?.textContent;
  if (json) page = JSON.parse(json) as PageWords;
  readPublishedWords(() => page.words);
}

/** Whether the page shows drafts to a colleague or customer. */
export const isPreview = (): boolean => page.isPreview === true;

async function load(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    page = { words: (await answer.json()) as PageWords['words'] };
  } catch (error) {
    // The next navigation tries again; until then sections of other pages have their shipped words.
    all = undefined;
    logFailure('Words not loaded', error);
  }
}

/** Loads the words of all pages before the visitor goes to another one. Undefined if there is nothing to load. */
export function loadAllWords(): Promise<void> | undefined {
  if (page.address !== undefined) all ??= load(page.address);
  return all;
}
