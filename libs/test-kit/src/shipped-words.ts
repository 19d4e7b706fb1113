import { GetConsentText, GetPublishedWords } from '@estate/contracts/content/words';
import { type StubAnswer } from './rpc-stub.ts';

/**
 * Answers of a stub of the service content for specs of other services: the agency has published no words, so that the
 * shipped ones apply.
 */
export const shippedWords: Record<string, StubAnswer> = {
  [GetPublishedWords.message]: () => ({ hash: '', words: {} }),
  [GetConsentText.message]: () => ({ text: null }),
};
