import { SendNotice } from '@estate/contracts/leads/leads';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startLeads } from './leads-under-test.ts';

const leads = await startLeads();
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());

let keys = 0;
const token = 'T'.repeat(43);
const order = (about: object = {}) => ({
  key: `notice-${keys++}`,
  kind: 'invitation' as const,
  to: 'neu@makler.example',
  token,
  valid_until: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  ...about,
});
const stored = (key: string) => leads.outbox.findOne({ _id: key });
const settled = (key: string) =>
  eventually(async () => {
    const mail = await stored(key);
    if (!mail || mail.state === 'pending') throw new Error('still pending');
    return mail;
  });

describe('a notice to staff', () => {
  it.each([
    ['invitation', 'Ihr Zugang zur Verwaltung von', 'einladung'],
    ['reset', 'Neues Passwort für die Verwaltung von', 'passwort'],
  ] as const)(
    'a notice to staff of the kind "%s" is mailed with the token in the fragment of its link',
    async (kind, subject, page) => {
      const given = order({ kind });
      expect(await leads.call(SendNotice, given)).toEqual({ id: given.key });
      const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(given.to));
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain(`https://makler.example/admin/${page}#${token}`);
      expect(String(mail.html)).toContain(`href="https://makler.example/admin/${page}#${token}"`);
    },
  );

  it('a notice to staff reports the start and end of an incident, with a link to the page with details', async () => {
    const incident = {
      kind: 'sync-failed' as const,
      text: 'Propstack ist zurzeit nicht erreichbar.',
      since: '2026-11-23T02:40:00.000Z',
    };
    const about = { ...order(), kind: 'incident' as const };
    const to = 'chefin@makler.example';
    await leads.call(SendNotice, {
      ...about,
      to,
      key: 'incident-1-begin',
      incident: { ...incident, until: null },
    });
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to));
    expect(mail.subject).toBe('Störung: Der Abgleich mit Propstack ist fehlgeschlagen');
    expect(mail.text).toContain('Seit: 23. November 2026 um 03:40 Uhr');
    expect(mail.text).toContain('Ursache: Propstack ist zurzeit nicht erreichbar.');
    expect(mail.text).toContain('https://makler.example/admin/abgleich');
    leads.mailbox.clear();
    const until = '2026-11-23T04:00:00.000Z';
    await leads.call(SendNotice, {
      ...about,
      to,
      key: 'incident-1-end',
      incident: { ...incident, until },
    });
    const end = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to));
    expect(end.mail.subject).toBe('Behoben: Der Abgleich mit Propstack ist fehlgeschlagen');
    expect(end.mail.text).toContain('Bis: 23. November 2026 um 05:00 Uhr');
    expect(await settled('incident-1-end')).toMatchObject({ state: 'sent' });
  });

  it('a notice to staff is stored without address and token after it was sent', async () => {
    const given = order();
    await leads.call(SendNotice, given);
    const mail = await settled(given.key);
    expect(mail.state).toBe('sent');
    expect(JSON.stringify(mail)).not.toMatch(/makler\.example|TTTT/);
  });

  it('a notice to staff is mailed once however often it is requested, and a different notice with the same key is refused', async () => {
    const given = order();
    await Promise.all([1, 2, 3].map(() => leads.call(SendNotice, given)));
    await settled(given.key);
    await leads.call(SendNotice, given);
    await expect(leads.call(SendNotice, { ...given, to: 'x@makler.example' })).rejects.toMatchObject({
      problem: { code: 'key-reused' },
    });
    expect(leads.mailbox.received()).toHaveLength(1);
  });

  it('a notice to staff is not mailed once its link has expired', async () => {
    const given = order({ valid_until: new Date(Date.now() - 1_000).toISOString() });
    await leads.call(SendNotice, given);
    expect(await settled(given.key)).toMatchObject({ state: 'failed', reason: 'too late' });
  });

  it('a notice to staff is stored while Redis is down and mailed afterwards', async () => {
    const given = order();
    await leads.redis.stop();
    try {
      await leads.call(SendNotice, given);
      expect(await stored(given.key)).toMatchObject({ state: 'pending', notice: { to: given.to } });
    } finally {
      await leads.redis.start();
    }
    expect(await settled(given.key)).toMatchObject({ state: 'sent' });
  }, 30_000);
});
