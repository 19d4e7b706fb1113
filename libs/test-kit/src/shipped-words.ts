import { GetConsentText, GetPublishedWords } from '@estate/contracts/content/words';
import { type StubAnswer } from './rpc-stub.ts';

/** Answers of a stub of content for specs of other services: the shipped words stand. */
export const shippedWords: Record<string, StubAnswer> = {
  [GetPublishedWords.message]: () => ({ hash: '', words: {} }),
  [GetConsentText.message]: () => ({ text: null }),
};
