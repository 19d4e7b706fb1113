import { afterEach, expect, it } from '@jest/globals';
import { areOrdersOffered, areOrdersReleased, mayBeOrdered } from './order-release.ts';
import { draftMark } from './draft-mark.ts';
import { brokerOrder, type BrokerOrderWords } from './sections/broker-order.ts';
import { readPublishedWords } from './texts.ts';

const released = (changes: Partial<BrokerOrderWords> = {}): BrokerOrderWords => ({
  ...(JSON.parse(JSON.stringify(brokerOrder.shipped).replaceAll(draftMark, 'Fassung')) as BrokerOrderWords),
  isOffered: true,
  release: { lawyer: 'Dr. Ada Recht', day: '2026-11-20' },
  ...changes,
});
const publish = (words: BrokerOrderWords | undefined) =>
  readPublishedWords(() => (words ? { [brokerOrder.key]: words } : {}));

afterEach(() => readPublishedWords(() => ({})));

it('as shipped no order is offered, nobody released its texts, and each of them says that it is a draft', () => {
  expect([areOrdersOffered(), areOrdersReleased(), mayBeOrdered()]).toEqual([false, false, false]);
  const { contract, commission, withdrawal, sampleForm, startEarly, loseRight, release } =
    brokerOrder.shipped;
  expect(release).toEqual({ lawyer: '', day: '' });
  for (const { text } of [contract, commission, withdrawal, sampleForm, startEarly, loseRight])
    expect(text).toContain(draftMark);
});

it('orders may be placed once the published texts are offered and released by a named lawyer on a day', () => {
  publish(released());
  expect(mayBeOrdered()).toBe(true);
  publish(released({ isOffered: false }));
  expect(mayBeOrdered()).toBe(false);
  publish(released({ release: { lawyer: ' ', day: '2026-11-20' } }));
  expect(mayBeOrdered()).toBe(false);
  publish(released({ release: { lawyer: 'Dr. Ada Recht', day: '' } }));
  expect(mayBeOrdered()).toBe(false);
});

it('a text that is still a draft is not released, whoever is named', () => {
  publish(released({ loseRight: brokerOrder.shipped.loseRight }));
  expect(areOrdersReleased()).toBe(false);
});
