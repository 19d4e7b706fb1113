import { draftMark } from './draft-mark.ts';
import type { BrokerOrderWords } from './sections/broker-order.ts';
import { publishedWords } from './texts.ts';

/* Whether there are orders. Free of the shipped texts, which a browser does not need, because they are drafts. */

const published = (): BrokerOrderWords | undefined =>
  publishedWords()['broker-order'] as BrokerOrderWords | undefined;

const textsOf = ({
  contract,
  commission,
  withdrawal,
  sampleForm,
  startEarly,
  loseRight,
}: BrokerOrderWords) => [contract, commission, withdrawal, sampleForm, startEarly, loseRight];

/** Whether the agency offers orders. */
export const areOrdersOffered = (): boolean => published()?.isOffered === true;

/** Whether a lawyer released the published texts, none of which is a draft any more. */
export function areOrdersReleased(): boolean {
  const words = published();
  if (!words?.release.lawyer.trim() || !words.release.day) return false;
  return textsOf(words).every(({ text }) => !text.includes(draftMark));
}

/** Whether a property may have an order. False as shipped, so that nobody is asked. */
export const mayBeOrdered = (): boolean => areOrdersOffered() && areOrdersReleased();
