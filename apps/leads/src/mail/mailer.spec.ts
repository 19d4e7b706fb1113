import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { testMailbox } from '@estate/test-kit/mailbox';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Mailer, type OutgoingMail } from './mailer.ts';

const mailbox = await testMailbox();
const mailer = new Mailer({ SMTP_URL: mailbox.url, MAIL_FROM: 'website@makler.example' }, new HealthChecks());
afterAll(async () => {
  mailer.beforeApplicationShutdown();
  await mailbox.stop();
});

describe('a mail', () => {
  it('a mail goes to its recipient only, whatever stands in names and subject', async () => {
    const attack = 'Eve\r\nBcc: opfer@example.net\r\n\r\n<eve@example.net>';
    await mailer.send({
      kind: 'personal',
      to: { name: attack, address: 'makler@example.net' },
      replyTo: { name: attack, address: 'besuch@example.net' },
      letter: { subject: attack, blocks: [{ text: 'Guten Tag' }] },
      messageId: 'a.agency',
    });
    const { envelope, mail } = await mailbox.waitFor(() => true);
    expect(envelope).toEqual({ from: 'website@makler.example', to: ['makler@example.net'] });
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['besuch@example.net']);
    expect(mail.text).toMatch(/^Guten Tag\n/);
    expect(mail.messageId).toBe('<a.agency@makler.example>');
  });

  it('a mail attaches no file that its text names', async () => {
    mailbox.clear();
    await mailer.send({
      kind: 'personal',
      to: { name: '', address: 'makler@example.net' },
      letter: { subject: 'Dateien', blocks: [{ text: 'file:///etc/hostname {path:"/etc/hostname"}' }] },
      messageId: 'b.agency',
    });
    const { mail } = await mailbox.waitFor(() => true);
    expect(mail.attachments).toEqual([]);
  });
});

it('the mailer knows after a failed mail that the server is not there, and after the next that it is', async () => {
  const mail: OutgoingMail = {
    kind: 'personal',
    to: { name: '', address: 'makler@example.net' },
    letter: { subject: 'Probe', blocks: [] },
    messageId: 'c.agency',
  };
  await mailbox.stop();
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(mailer.isReachable()).toBe(false);
  await mailbox.start();
  mailbox.rejectWith(550);
  await expect(mailer.send(mail)).rejects.toMatchObject({ blame: 'recipient', isTransient: false });
  expect(mailer.isReachable()).toBe(true);
});
