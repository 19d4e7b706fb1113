import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AgencyWatch, realPauses, refusing, watchAgency } from './agency-watch.ts';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// Long, because each test waits for several sweeps and the machine may be busy.
jest.setTimeout(60_000);

let leads: LeadsUnderTest;
let agency: AgencyWatch;
beforeAll(async () => {
  leads = await startLeads({}, realPauses);
  agency = watchAgency(leads);
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());
afterEach(() => leads.mailbox.refuse({}));

const suspected = (message: string) => agency.write(message, 'zu schnell');
const hundred = (poisoned: number) =>
  Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      suspected(`Anliegen ${at + 1}${at + 1 === poisoned ? ' mit Gift' : ''}.`),
    ),
  );
/** How often each lead appears in the agency's mails. */
const readings = () => {
  const all = agency.mails().map(({ mail }) => mail.text);
  return Array.from({ length: 100 }, (_, at) => all.join('\n').split(`Anliegen ${at + 1}.`).length - 1);
};

describe('one poisoned lead of 100', () => {
  it('goes as plain text, the others in a few digests, and none twice', async () => {
    const ids = await hundred(37);
    leads.mailbox.refuse(refusing('Gift', 554));
    agency.pass(day);
    await agency.sent(...ids);
    agency.pass(day);
    await leads.nextSweep();
    expect(readings()).toEqual(Array.from({ length: 100 }, (_, at) => (at === 36 ? 0 : 1)));
    expect(agency.mailsAbout(ids[36]!)).toHaveLength(1);
    expect(agency.mails().length).toBeLessThanOrEqual(8);
    expect(new Set(agency.mails().map(({ mail }) => mail.messageId)).size).toBe(agency.mails().length);
  });

  it('is found after an hour if the server says "not now" to it', async () => {
    const ids = await hundred(100);
    leads.mailbox.refuse(refusing('Gift', 451));
    agency.pass(day);
    await agency.pauseAfter(ids[0]!, 0);
    expect(agency.mails()).toEqual([]);
    agency.pass(60 * minute);
    await agency.sent(...ids);
    expect(readings()).toEqual(Array.from({ length: 100 }, (_, at) => (at === 99 ? 0 : 1)));
    expect(agency.mailsAbout(ids[99]!)).toHaveLength(1);
  });

  it('waits alone if even its plain text is refused', async () => {
    const poison = await suspected('Gift');
    const before = await suspected('Vorher');
    leads.mailbox.refuse({
      content: ({ mail }) => (/Gift/.test(mail.text ?? '') || mail.text?.includes(poison) ? 554 : undefined),
    });
    agency.pass(day);
    await agency.sent(before);
    const after = await suspected('Nachher');
    agency.pass(day);
    await agency.sent(after);
    expect((await agency.mailOf(poison)).state).toBe('pending');
    leads.mailbox.refuse({});
    agency.pass(15 * minute);
    await agency.sent(poison);
    expect(agency.mails()).toHaveLength(3);
  });
});
