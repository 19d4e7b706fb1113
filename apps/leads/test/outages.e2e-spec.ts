import { randomUUID } from 'node:crypto';
import { agency } from '@estate/content/sections/agency';
import { brokers } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { GetLeadProperty } from '@estate/contracts/catalog/properties';
import { AddComment, ListLeads } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { parseEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { createQueue } from '@estate/server-kit/stores/queue';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { freePort } from '@estate/test-kit/stores';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { captureLog } from '@estate/test-kit/captured-log';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leadsEnv } from '../src/env.ts';
import { type Recipient } from '../src/lead/lead.ts';
import { LeadsModule } from '../src/leads.module.ts';
import { entryId } from '../src/outbox/outbox.schema.ts';
import { contactForm, exposeForm, valuationForm } from './forms.ts';
import {
  connectTo,
  leadProperty,
  type LeadsUnderTest,
  neverPublic,
  origin,
  startLeads,
} from './leads-under-test.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());
afterEach(() => leads.mailbox.rejectWith(undefined));

const sendMessage = (form = contactForm()) => leads.call(leadRpcs.contact, { form, origin: origin() });
const inState = (id: string, state: string, of: readonly Recipient[] = ['agency', 'visitor']) =>
  eventually(
    async () => {
      const lead = await leads.leads.findOne({ _id: id });
      for (const recipient of of) expect(lead?.mails[recipient]).toBe(state);
      return lead!;
    },
    { timeoutMs: 10_000 },
  );
const mailIds = () =>
  leads.mailbox
    .received()
    .map(({ mail }) => String(mail.messageId))
    .sort();
const bothOf = (id: string) => [`<${id}.agency@makler.example>`, `<${id}.visitor@makler.example>`];

describe('while Redis is down', () => {
  it('a visitor’s lead is accepted and stored while Redis is down, and its mails are sent once Redis is back', async () => {
    await leads.redis.stop();
    const begin = performance.now();
    const { id } = await sendMessage();
    expect(performance.now() - begin).toBeLessThan(2_000);
    await eventually(async () =>
      expect(await leads.readyz()).toMatchObject({ status: 200, ready: true, degraded: ['redis'] }),
    );
    expect((await leads.entryOf(id, 'agency')).state).toBe('pending');
    expect(mailIds()).toEqual([]);

    await leads.redis.start();
    await inState(id, 'sent');
    expect(mailIds()).toEqual(bothOf(id));
    await leads.whenReady();
  });

  it('the mails whose jobs Redis lost in an outage are sent once after it', async () => {
    await leads.mailbox.stop();
    const { id } = await sendMessage();
    await leads.redis.stop();
    await leads.redis.start();
    await leads.mailbox.start();
    await inState(id, 'sent');
    expect(mailIds()).toEqual(bothOf(id));
    await leads.whenReady();
  });
});

it.each(['full', 'read-only'] as const)(
  'leads stores a lead while Redis is %s, reports and logs the fault once, and mails the lead afterwards without a restart',
  async (reason) => {
    const log = captureLog();
    const running = await startLeads({ LOG_LEVEL: 'debug' });
    try {
      await running.redis.refuseWrites(reason);
      const { id } = await running.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
      await eventually(async () =>
        expect(await running.readyz()).toMatchObject({ status: 200, ready: true, degraded: ['redis'] }),
      );
      const levels = () =>
        log
          .lines()
          .filter((line) => line.includes('"sweep failed"'))
          .map((line) => (JSON.parse(line) as { level: string }).level);
      await eventually(() => expect(levels().length).toBeGreaterThan(5), { timeoutMs: 10_000 });
      expect(new Set(levels().slice(1))).toEqual(new Set(['debug']));
      expect(levels()[0]).toBe('warn');
      await running.redis.takeWrites();
      await eventually(async () => expect((await running.entryOf(id, 'agency')).state).toBe('sent'), {
        timeoutMs: 10_000,
      });
    } finally {
      await running.close();
      log.stop();
    }
  },
  30_000,
);

it('leads searches for unsent mails at once when Redis restarts empty', async () => {
  const unhurried = await startLeads({}, { sweepEveryMs: 60_000 });
  try {
    unhurried.mailbox.rejectWith(451);
    const form = contactForm();
    await unhurried.call(leadRpcs.contact, { form, origin: origin() });
    await eventually(async () =>
      expect((await unhurried.outbox.findOne({ kind: 'agency' }))?.reason).toContain('451'),
    );
    await unhurried.redis.stop();
    unhurried.mailbox.rejectWith(undefined);
    await unhurried.redis.start();
    await unhurried.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email!));
  } finally {
    await unhurried.close();
  }
});

describe('a mail server', () => {
  it('a mail server that is down for a while receives the mails later, and leads is degraded meanwhile', async () => {
    await leads.mailbox.stop();
    const { id } = await sendMessage();
    await eventually(async () => expect((await leads.readyz()).degraded).toEqual(['smtp']));
    await eventually(async () =>
      expect((await leads.entryOf(id, 'agency')).reason).toContain('ECONNREFUSED'),
    );
    await leads.mailbox.start();
    await inState(id, 'sent');
    const entry = await leads.entryOf(id, 'agency');
    expect(entry.attempts).toBeGreaterThan(1);
    expect(entry.reason).toBeNull();
    expect(mailIds()).toEqual(bothOf(id));
    expect((await leads.readyz()).degraded).toEqual([]);
  });

  it('a mail server that was down while the clock was an hour ahead receives each mail once after the clock is corrected', async () => {
    await leads.mailbox.stop();
    leads.setClock(new Date(Date.now() + 3_600_000));
    const { id } = await sendMessage();
    await eventually(async () => expect((await leads.entryOf(id, 'visitor')).next_attempt_at).not.toBeNull());
    leads.setClock(new Date());
    await leads.mailbox.start();
    await inState(id, 'sent');
    expect(mailIds()).toEqual(bothOf(id));
  });

  it('mails that the mail server refuses temporarily are sent again', async () => {
    leads.mailbox.rejectWith(451);
    const { id } = await sendMessage();
    await eventually(async () => expect((await leads.entryOf(id, 'agency')).attempts).toBeGreaterThan(1));
    leads.mailbox.rejectWith(undefined);
    await inState(id, 'sent');
    expect(mailIds()).toEqual(bothOf(id));
  });

  it('a permanent refusal by the mail server ends the confirmation to the visitor, but never the mail to the agency', async () => {
    leads.mailbox.rejectWith(550);
    const { id } = await sendMessage();
    await inState(id, 'failed', ['visitor']);
    const failed = await leads.entryOf(id, 'visitor');
    expect(failed).toMatchObject({ attempts: 1, reason: expect.stringContaining('550') });
    await eventually(async () => expect((await leads.entryOf(id, 'agency')).attempts).toBeGreaterThan(1));
    leads.mailbox.rejectWith(undefined);
    await inState(id, 'sent', ['agency']);
    expect(mailIds()).toEqual([bothOf(id)[0]]);
    expect(await leads.entryOf(id, 'visitor')).toEqual(failed);
  });
});

describe('a refused login at the mail server', () => {
  it('no mail is given up because the mail server refuses the login, since the fault is in the own settings', async () => {
    const own = await startLeads({}, { login: 'user:word@' });
    try {
      own.mailbox.refuse({ login: 535 });
      const { id } = await own.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
      await eventually(async () => {
        for (const recipient of ['agency', 'visitor'] as const)
          expect(await own.entryOf(id, recipient)).toMatchObject({
            state: 'pending',
            reason: expect.stringContaining('535'),
          });
      });
      await eventually(async () => expect((await own.readyz()).degraded).toEqual(['smtp']));
      own.mailbox.refuse({});
      await own.mailbox.waitFor(({ mail }) => mail.messageId === bothOf(id)[0]);
      await own.mailbox.waitFor(({ mail }) => mail.messageId === bothOf(id)[1]);
    } finally {
      await own.close();
    }
  });
});

describe('a failing notification of a valuation', () => {
  it('a valuation is accepted and stored if its mail is refused, and the failure is shown to staff [V-7.13]', async () => {
    leads.mailbox.rejectWith(550);
    const form = valuationForm();
    const { id } = await leads.call(leadRpcs.valuation, { form, origin: origin() });
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({
      kind: 'valuation',
      form: { last_name: 'Voß', email: form.email },
    });
    await eventually(async () => expect((await leads.entryOf(id, 'agency')).reason).toContain('550'));
    leads.mailbox.rejectWith(undefined);
    await inState(id, 'sent', ['agency']);
  });
});

it('mails that were pending when leads was stopped are sent after the next start', async () => {
  await leads.redis.stop();
  const { id } = await sendMessage();
  await leads.stop();
  await leads.redis.start();
  await leads.restart();
  await inState(id, 'sent');
  expect(mailIds()).toEqual(bothOf(id));
});

it('a mail is sent once even if its queue job runs several times', async () => {
  const { id } = await sendMessage();
  await inState(id, 'sent');
  const queue = createQueue('lead-mail', { url: leads.redis.url, log: createLog('test') });
  for (const jobId of ['noch-einmal', 'und-wieder'])
    await queue.add('send', { id: entryId(id, 'agency') }, { jobId });
  await eventually(async () => expect(await queue.getCompletedCount()).toBe(2));
  await queue.close();
  expect(mailIds()).toEqual(bothOf(id));
});

describe('while catalog is down', () => {
  it('an exposé request is stored while catalog is down, and mailed to the right broker once catalog is back', async () => {
    await leads.catalog.close();
    const { id } = await leads.call(leadRpcs.expose, {
      form: exposeForm({ propertyId: 2 }),
      origin: origin(),
    });
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({ property: null });
    await leads.catalog.start();
    const lead = await inState(id, 'sent');
    expect(lead.property).toMatchObject({ title: 'Haus an der See' });
    const { email } = brokerForProperty({ city: 'Timmendorfer Strand' });
    await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(email));
  });

  it('a comment written while catalog is asked for the property is found by the search, and so is the property', async () => {
    let answerCatalog: () => void = () => undefined;
    const answer = new Promise<object>((resolve) => {
      answerCatalog = () => resolve(leadProperty({ id: 2 }));
    });
    const asked = new Promise<void>((resolve) => {
      leads.catalog.answer({ [GetLeadProperty.message]: () => (resolve(), answer) });
    });
    await leads.catalog.close();
    const form = exposeForm({ propertyId: 2 });
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
    await leads.catalog.start();
    await asked;
    const comment = { id: randomUUID(), text: 'Kaffeekränzchen' };
    await leads.call(AddComment, { id, by: 'u1', comment });
    leads.catalog.answer({ [GetLeadProperty.message]: leadProperty });
    answerCatalog();
    await inState(id, 'sent');
    for (const q of ['Kaffeekränzchen', 'Timmendorfer'])
      expect((await leads.call(ListLeads, { q })).items.map((one) => one.id)).toContain(id);
  });

  it('the confirmation of a request for a property that was never public does not name the broker of its region', async () => {
    await leads.catalog.close();
    const form = exposeForm({ propertyId: neverPublic });
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
    await leads.catalog.start();
    await inState(id, 'sent');
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email));
    expect(mail.text).toContain(`sonst sendet es Ihnen ${agency.shipped.name} in der Regel bis`);
    expect(mail.replyTo?.value).toEqual([{ name: agency.shipped.name, address: agency.shipped.email }]);
    // The signature names the managing director.
    const [letter] = mail.text?.split('-- \n') ?? [];
    for (const { name } of brokers()) expect(letter).not.toContain(name);
  });

  it('a request is mailed to the office with only the number of the property while catalog is down for long', async () => {
    await leads.catalog.close();
    const { id } = await leads.call(leadRpcs.expose, {
      form: exposeForm({ propertyId: 2 }),
      origin: origin(),
    });
    await inState(id, 'sent');
    const { mail, envelope } = await leads.mailbox.waitFor(
      (one) => one.mail.messageId?.startsWith(`<${id}.agency@`) ?? false,
    );
    expect(envelope.to).toEqual([agency.shipped.email]);
    expect(mail.subject).toContain('Immobilie 2');
    expect(mail.text).toContain('ließ sich nicht nachschlagen');
    await leads.catalog.start();
  });
});

it('leads starts without its stores, is not ready, and answers in German', async () => {
  const nowhere = await freePort();
  const env = parseEnv(leadsEnv, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MONGODB_URL: `mongodb://127.0.0.1:${nowhere}/estate`,
    REDIS_URL: `redis://127.0.0.1:${nowhere}`,
    SMTP_URL: `smtp://127.0.0.1:${nowhere}`,
    MAIL_FROM: 'website@makler.example',
    CATALOG_URL: `http://127.0.0.1:${nowhere}`,
    CRM_SYNC_URL: `http://127.0.0.1:${nowhere}`,
    IDENTITY_URL: `http://127.0.0.1:${nowhere}`,
    CONTENT_URL: `http://127.0.0.1:${nowhere}`,
    MEDIA_URL: `http://127.0.0.1:${nowhere}`,
    ...serviceKeys,
  });
  const running = await startService(LeadsModule.forRoot(env), { http: privateHttp(env) });
  const client = connectTo(running);
  try {
    await expect(
      client.call(leadRpcs.contact, { form: contactForm(), origin: origin() }),
    ).rejects.toMatchObject({
      problem: { code: 'unavailable', detail: expect.stringContaining('zurzeit nicht erreichbar') },
    });
    const ready = await fetch(`http://127.0.0.1:${running.healthPort}/readyz`);
    expect(ready.status).toBe(503);
  } finally {
    await client.close();
    await running.close();
  }
});
