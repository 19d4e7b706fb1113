import { generateKeyPairSync } from 'node:crypto';
import { EnvError, parseEnv } from '@estate/server-kit/process/env';
import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { testMailbox } from '@estate/test-kit/mailbox';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dkimEnv, refusePartOfDkim } from './dkim.ts';
import { Mailer, type OutgoingMail } from './mailer.ts';

const pemOf = (bits: number) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const { privateKey, publicKey } = pemOf(2_048);
const settings = {
  DKIM_DOMAIN: 'makler.example',
  DKIM_SELECTOR: '2026a',
  DKIM_PRIVATE_KEY: privateKey,
};

const mailbox = await testMailbox();
const mailer = new Mailer(
  { SMTP_URL: mailbox.url, MAIL_FROM: 'website@makler.example', ...parseEnv(dkimEnv, settings) },
  new HealthChecks(),
);
afterAll(async () => {
  mailer.beforeApplicationShutdown();
  await mailbox.stop();
});
beforeEach(() => mailbox.clear());

/** What a recipient's server finds out about the signature of a mail. The public key is the answer of the name server. */
async function verified(source: Buffer) {
  const { results } = await dkimVerify(source, {
    resolver: (name) =>
      Promise.resolve(
        name === '2026a._domainkey.makler.example'
          ? [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
          : [],
      ),
  });
  return results.map(({ status: { result, aligned }, signingDomain }) => ({
    result,
    aligned,
    signingDomain,
  }));
}

const news: OutgoingMail = {
  kind: 'auto-generated',
  to: { name: '', address: 'anna@example.net' },
  replyTo: { name: 'Änne Müller', address: 'muster@makler.example' },
  unsubscribeUrl:
    'https://makler.example/suchauftraege/3f0c0a2e-1111-4222-8333-444455556666.abcdefghijklmnopqrstuvwxyz/abbestellen',
  letter: {
    subject:
      'Neu für Sie: Eigentumswohnungen in Winterhude, Eppendorf und Hoheluft-Ost mit Balkon über den Dächern',
    blocks: [{ text: 'Guten Tag,\n\n.\n\n  es gibt Neues – für Sie. ' }],
  },
  messageId: 'search-news.1.0.news',
};

describe('the signature of mails', () => {
  it('a mail is signed once, for the domain of its sender', async () => {
    await mailer.send(news);
    const { source } = await mailbox.waitFor(() => true);
    expect(await verified(source)).toEqual([
      { result: 'pass', aligned: 'makler.example', signingDomain: 'makler.example' },
    ]);
  });

  it('a mail with a large attachment is signed', async () => {
    const content = Buffer.alloc(300_000, 'ä');
    const attachments = [{ filename: 'Exposé Größe.pdf', contentType: 'application/pdf', content }];
    await mailer.send({ ...news, attachments });
    const { source } = await mailbox.waitFor(() => true);
    expect(await verified(source)).toMatchObject([{ result: 'pass' }]);
  });

  it.each([
    'From',
    'To',
    'Reply-To',
    'Subject',
    'Date',
    'Message-ID',
    'References',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
  ])('a mail whose header %s was changed on its way has no valid signature', async (name) => {
    await mailer.send({ ...news, references: ['<1.visitor@makler.example>'] });
    const { source } = await mailbox.waitFor(() => true);
    const [before = '', after = '', ...others] = source.toString('latin1').split(`\n${name}:`);
    expect(others).toEqual([]);
    const changed = Buffer.from(`${before}\n${name}: x${after}`, 'latin1');
    expect(await verified(changed)).toMatchObject([{ result: 'fail' }]);
  });

  it('a mail without the settings of DKIM is not signed', async () => {
    const plain = new Mailer(
      { SMTP_URL: mailbox.url, MAIL_FROM: 'website@makler.example' },
      new HealthChecks(),
    );
    await plain.send(news);
    plain.beforeApplicationShutdown();
    const { mail } = await mailbox.waitFor(() => true);
    expect(mail.headers.has('dkim-signature')).toBe(false);
  });
});

describe('the settings of DKIM', () => {
  it('the private key of DKIM may be written on one line', () => {
    const line = privateKey.trim().replaceAll('\n', String.raw`\n`);
    expect(line).not.toContain('\n');
    expect(parseEnv(dkimEnv, { ...settings, DKIM_PRIVATE_KEY: line }).DKIM_PRIVATE_KEY).toBe(privateKey);
  });

  it.each([
    ['no key', 'MIIEvQ'],
    [
      'a key of another kind',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
    ['a short key', pemOf(512).privateKey],
  ])('a private key of DKIM that is %s is refused at the start', (_what, DKIM_PRIVATE_KEY) => {
    expect(() => parseEnv(dkimEnv, { ...settings, DKIM_PRIVATE_KEY })).toThrow(
      'DKIM_PRIVATE_KEY is not a private key of RSA in PEM with at least 1024 bits',
    );
  });

  it('settings of DKIM are refused at the start unless there are all or none', () => {
    expect(() => refusePartOfDkim({ DKIM_DOMAIN: 'makler.example' })).toThrow(
      new EnvError([
        'DKIM_SELECTOR is not set, but other settings of DKIM are',
        'DKIM_PRIVATE_KEY is not set, but other settings of DKIM are',
      ]),
    );
    expect(() => refusePartOfDkim({})).not.toThrow();
    expect(() => refusePartOfDkim(settings)).not.toThrow();
  });
});
