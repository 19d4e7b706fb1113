import { expect, it } from '@jest/globals';
import { isHopeless, mailFault } from './smtp-fault.ts';

const fault = (code: string, responseCode?: number) =>
  Object.assign(new Error('smtp'), { code, ...(responseCode === undefined ? {} : { responseCode }) });

it.each([
  ['an unknown mailbox', fault('EENVELOPE', 550), true],
  ['a message refused as spam', fault('EMESSAGE', 554), true],
  ['an address that no server would take', fault('EENVELOPE'), true],
  ['a full mailbox', fault('EENVELOPE', 452), false],
  ['greylisting', fault('EENVELOPE', 451), false],
  ['a missing login', fault('EENVELOPE', 530), false],
  ['a wrong password', fault('EAUTH', 535), false],
  ['a confused session', fault('EENVELOPE', 503), false],
  ['a refused connection', fault('ESOCKET'), false],
  ['a server that greets with no', fault('EPROTOCOL', 554), false],
  ['a fault of ours', new TypeError('undefined'), false],
])('%s: hopeless or not', (_case, error, hopeless) => {
  expect(isHopeless(error)).toBe(hopeless);
});

it('tells the queue the codes and not the address', () => {
  const error = Object.assign(new Error('451 <jo@example.net> try later'), {
    code: 'EENVELOPE',
    responseCode: 451,
  });
  const told = mailFault(error);
  expect(told.message).toBe('Error EENVELOPE 451');
  expect(told.stack).not.toContain('jo@example.net');
});
