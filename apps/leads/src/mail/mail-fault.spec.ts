import { createLog } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { captureLog } from '@estate/test-kit/captured-log';
import { expect, it } from '@jest/globals';
import { failureText, mailFault, writeContent } from './mail-fault.ts';

const fault = (code: string, command: string, responseCode?: number) =>
  Object.assign(new Error('smtp'), {
    code,
    command,
    ...(responseCode === undefined ? {} : { responseCode }),
  });

it.each([
  ['an unknown mailbox', fault('EENVELOPE', 'RCPT TO', 550), 'recipient', 'for good'],
  ['an address that no server would take', fault('EENVELOPE', 'API'), 'recipient', 'for good'],
  ['a full mailbox', fault('EENVELOPE', 'RCPT TO', 452), 'recipient', 'for now'],
  ['a message refused as spam', fault('EMESSAGE', 'DATA', 554), 'content', 'for good'],
  ['a message refused before it was said', fault('EENVELOPE', 'DATA', 554), 'content', 'for good'],
  ['a message that is too large', fault('EMESSAGE', 'MAIL FROM'), 'content', 'for good'],
  ['a virus scanner that is away', fault('EMESSAGE', 'DATA', 451), 'content', 'for now'],
  ['a refused sender', fault('EENVELOPE', 'MAIL FROM', 550), 'server', 'for now'],
  ['a missing login', fault('EENVELOPE', 'RCPT TO', 530), 'server', 'for now'],
  ['a wrong password', fault('EAUTH', 'AUTH PLAIN', 535), 'server', 'for now'],
  ['a confused session', fault('EENVELOPE', 'RCPT TO', 503), 'server', 'for now'],
  ['a server that goes away', fault('EMESSAGE', 'DATA', 421), 'server', 'for now'],
  ['a refused connection', fault('ESOCKET', 'CONN'), 'server', 'for now'],
  ['a name that is not found', fault('EDNS', 'CONN'), 'server', 'for now'],
  ['a server that greets with no', fault('EPROTOCOL', 'CONN', 554), 'server', 'for now'],
  ['a closed pool', new Error('Connection pool was closed'), 'server', 'for now'],
])('%s: who is to blame and for how long', (_case, error, blame, until) => {
  const { isTransient, ...found } = mailFault(error);
  expect([found.blame, isTransient ? 'for now' : 'for good']).toEqual([blame, until]);
});

it('a mail whose text cannot be written has a fault of its content', () => {
  const write = () => writeContent(() => JSON.parse('{') as string);
  expect(write).toThrow(expect.objectContaining({ blame: 'content', isTransient: false }));
});

it('a fault of a mail server is logged without the server’s words, and shown to staff with them in one line', () => {
  const error = Object.assign(new Error('451 <jo@example.net>\r\n451 mailbox of Jo Witt is full'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 451,
  });
  const fault = mailFault(error);
  expect(fault).toMatchObject({
    codes: 'EENVELOPE 451',
    reply: '451 <jo@example.net> 451 mailbox of Jo Witt is full',
  });
  const captured = captureLog();
  createLog('leads').warn({ err: fault }, 'mail not sent');
  captured.stop();
  expect(captured.lines().join()).toContain('mail not accepted: EENVELOPE 451');
  expect(captured.lines().join()).not.toContain('Witt');
});

it('staff read of catalog’s outage in German, without its code', () => {
  expect(failureText(new ProblemError('unavailable'))).toMatch(/^Der Dienst ist zurzeit nicht erreichbar\./);
  expect(failureText(mailFault(new Error('connect ECONNREFUSED')))).toBe('connect ECONNREFUSED');
});
