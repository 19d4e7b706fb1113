import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testMailbox, type TestMailbox } from './mailbox.ts';

/** Sends each line after the answer to the previous one; resolves with the answer to the last line. */
function runSession(url: string, lines: readonly string[]): Promise<string> {
  const rest = [...lines];
  let last = '';
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', reject).on('close', () => resolve(last));
    socket.setEncoding('utf8').on('data', (chunk: Buffer | string) => {
      // `250-` announces more lines of the same answer.
      const answer = chunk
        .toString()
        .split('\r\n')
        .find((line) => /^\d{3} /.test(line));
      if (!answer || !socket.writable) return;
      last = answer;
      const next = rest.shift();
      if (next === undefined || /^[45]/.test(answer)) socket.end('QUIT\r\n');
      else socket.write(`${next}\r\n`);
    });
  });
}

const mail = [
  'EHLO test',
  'MAIL FROM:<from@example.de>',
  'RCPT TO:<to@example.de>',
  'DATA',
  'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=\r\n\r\nHallo\r\n.',
  'NOOP',
];

describe('testMailbox', () => {
  let mailbox: TestMailbox;
  beforeEach(async () => {
    mailbox = await testMailbox();
  });
  afterEach(() => mailbox.stop());

  it('keeps what it is sent, decoded, with its envelope', async () => {
    await runSession(mailbox.url, mail);
    const { envelope, mail: received } = await mailbox.waitFor(
      (each) => each.mail.subject === 'Grüße',
      1_000,
    );
    expect(envelope).toEqual({ from: 'from@example.de', to: ['to@example.de'] });
    expect(received.text?.trim()).toBe('Hallo');
    mailbox.clear();
    expect(mailbox.received()).toEqual([]);
  });

  it('refuses with the code asked for, until told otherwise', async () => {
    mailbox.rejectWith(451);
    expect(await runSession(mailbox.url, mail)).toMatch(/^451/);
    mailbox.rejectWith(undefined);
    await runSession(mailbox.url, mail);
    expect(mailbox.received()).toHaveLength(1);
  });

  it('refuses a recipient or a content by rule and takes the rest', async () => {
    const to = (address: string) => mail.with(2, `RCPT TO:<${address}>`);
    mailbox.refuse({ recipient: (address) => (address === 'gone@example.de' ? 550 : undefined) });
    expect(await runSession(mailbox.url, to('gone@example.de'))).toMatch(/^550/);
    mailbox.refuse({ content: (received) => (received.mail.subject === 'Grüße' ? 554 : undefined) });
    expect(await runSession(mailbox.url, mail)).toMatch(/^554/);
    expect(mailbox.received()).toEqual([]);
    await runSession(mailbox.url, mail.with(4, 'Subject: Anderes\r\n\r\nHallo\r\n.'));
    expect(mailbox.received()).toHaveLength(1);
  });

  it('refuses a login', async () => {
    const login = ['EHLO test', `AUTH PLAIN ${Buffer.from('\0user\0word').toString('base64')}`];
    expect(await runSession(mailbox.url, login)).toMatch(/^235/);
    mailbox.refuse({ login: 535 });
    expect(await runSession(mailbox.url, login)).toMatch(/^535/);
  });

  it('can be away for a while and come back on its port', async () => {
    await mailbox.stop();
    await expect(runSession(mailbox.url, mail)).rejects.toThrow('ECONNREFUSED');
    await mailbox.start();
    await runSession(mailbox.url, mail);
    expect(mailbox.received()).toHaveLength(1);
  });

  it('says what there is when the mail waited for does not come', async () => {
    await runSession(mailbox.url, mail);
    await expect(mailbox.waitFor(() => false, 50)).rejects.toThrow('Grüße');
  });
});
