import { leadRpcs } from '@estate/contracts/leads/leads';
import { freePort } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AgencyWatch, realPauses, watchAgency } from './agency-watch.ts';
import { valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Long, because each test waits for several sweeps and the machine may be busy.
jest.setTimeout(60_000);

let leads: LeadsUnderTest;
let agency: AgencyWatch;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  leads = await startLeads({ METRICS_PORT: String(port) }, realPauses);
  agency = watchAgency(leads);
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());
afterEach(() => leads.mailbox.refuse({}));

const gauge = async (name: string) => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};
const degraded = (...parts: string[]) =>
  eventually(async () =>
    expect(await leads.readyz()).toMatchObject({ status: 200, ready: true, degraded: parts }),
  );

describe('48 hours without a mail server', () => {
  it('48 hours without a mail server cause pauses of 15 minutes at most, a degraded service, and one mail for each lead afterwards', async () => {
    await leads.mailbox.stop();
    const ids = [
      await agency.requestExpose(),
      (await leads.call(leadRpcs.valuation, { form: valuationForm(), origin: origin() })).id,
      await agency.write('Am Freitagabend'),
      await agency.write('Aus dem Netz', 'Rechenaufgabe nicht gelöst'),
    ] as const;
    await agency.pauseAfter(ids[0], 0);
    agency.pass(59 * minute);
    await leads.nextSweep();
    await degraded('smtp');
    agency.pass(2 * minute);
    await degraded('smtp', 'agency-mail');
    expect(await gauge('agency_mails_overdue')).toBe(3);

    for (let hours = 1; hours < 48; hours += 16) {
      for (let pause = 0; pause < 4; pause++) await agency.passAPause(ids[0]);
      agency.pass(15 * hour);
    }
    await eventually(async () => {
      expect(await gauge('agency_mails_overdue')).toBe(4);
      expect(await gauge('agency_mail_oldest_wait_seconds')).toBeGreaterThan((48 * hour) / 1_000);
    });

    for (const id of ids) await agency.pauseAfter(id, 0);
    await leads.mailbox.start();
    agency.pass(15 * minute);
    await agency.sent(...ids);
    await degraded();
    await eventually(async () => {
      expect(await gauge('agency_mails_overdue')).toBe(0);
      expect(await gauge('agency_mail_oldest_wait_seconds')).toBe(0);
    });
    for (const id of ids.slice(0, 3)) await agency.theOnly(id);
    expect(agency.mails().filter(({ mail }) => mail.text?.includes('Aus dem Netz'))).toHaveLength(1);
    expect(agency.mails()).toHaveLength(4);
  });

  it('a suspected lead counts as waiting for a mail only once its digest is due', async () => {
    leads.setClock(new Date('2027-01-11T08:00:00Z'));
    await leads.mailbox.stop();
    const id = await agency.write('Aus dem Netz', 'Rechenaufgabe nicht gelöst');
    agency.pass(21 * hour);
    await leads.nextSweep();
    expect(await gauge('agency_mail_oldest_wait_seconds')).toBe(0);
    // 6:30 UTC, half an hour after the digest.
    agency.pass(90 * minute);
    await agency.pauseAfter(id, 0);
    await eventually(async () =>
      expect(Math.round((await gauge('agency_mail_oldest_wait_seconds')) / 60)).toBe(30),
    );
    agency.pass(30 * minute);
    await degraded('smtp', 'agency-mail');
    await agency.pauseAfter(id, 1);
    await leads.mailbox.start();
    agency.pass(15 * minute);
    await agency.sent(id);
    await degraded();
  });
});

describe('a year without a mail server', () => {
  it('a lead is not deleted during a year without a mail server before its mail to the agency is sent', async () => {
    await leads.mailbox.stop();
    const id = await agency.write('Vor einem Jahr');
    const suspected = await agency.write('Vor einem Jahr', 'zu schnell');
    await agency.pauseAfter(id, 0);
    agency.pass(400 * day);
    await agency.pauseAfter(id, 1);
    await agency.pauseAfter(suspected, 0);
    expect(await leads.leads.countDocuments({ _id: { $in: [id, suspected] } })).toBe(2);
    await leads.mailbox.start();
    agency.pass(15 * minute);
    await eventually(() => expect(agency.mails()).toHaveLength(2));
    await eventually(async () =>
      expect(await leads.leads.countDocuments({ _id: { $in: [id, suspected] } })).toBe(0),
    );
  });
});

describe('the confirmation to the visitor', () => {
  it('the confirmation to the visitor is given up after three days without a mail server, with the reason stored', async () => {
    await leads.mailbox.stop();
    const id = await agency.write('Lange her');
    await agency.pauseAfter(id, 0);
    agency.pass(3 * day);
    await eventually(async () =>
      expect(await leads.entryOf(id, 'visitor')).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(/^given up after three days: .*ECONNREFUSED/),
      }),
    );
    await agency.pauseAfter(id, 1);
    await leads.mailbox.start();
    agency.pass(15 * minute);
    await agency.theOnly(id);
    expect(leads.mailbox.received()).toHaveLength(1);
  });
});
