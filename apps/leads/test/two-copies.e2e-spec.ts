import { createLog } from '@estate/server-kit/observability/log';
import { createQueue } from '@estate/server-kit/stores/queue';
import { type RunningService } from '@estate/server-kit/process/run-service';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { recipients } from '../src/lead/lead.ts';
import { entryId } from '../src/outbox/outbox.schema.ts';
import { type AgencyWatch, realPauses, watchAgency } from './agency-watch.ts';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';

const minute = 60_000;

let leads: LeadsUnderTest;
let agency: AgencyWatch;
let copy: RunningService;
beforeAll(async () => {
  leads = await startLeads({}, { ...realPauses, sweepEveryMs: 150 });
  agency = watchAgency(leads);
  copy = await leads.copy();
});
afterAll(async () => {
  await copy.close();
  await leads.close();
});
beforeEach(() => leads.mailbox.clear());

const mailIds = () => leads.mailbox.received().map(({ mail }) => mail.messageId);

it('two copies of leads that search for unsent mails at the same time send no mail and no digest twice', async () => {
  await leads.mailbox.stop();
  const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => agency.write(`Anliegen ${at}.`)));
  const suspected = await Promise.all(
    Array.from({ length: 8 }, (_, at) => agency.write(`Zweifel ${at}.`, 'zu schnell')),
  );
  // The clock moves only during a pause, because a mail in transit would seem to take hours.
  const paused = async (before: number) => {
    for (const id of ids) for (const recipient of recipients) await agency.pauseAfter(id, before, recipient);
  };
  await paused(0);
  agency.pass(24 * 60 * minute);
  await paused(1);
  for (const id of suspected) await agency.pauseAfter(id, 0);
  await leads.mailbox.start();
  agency.pass(15 * minute);
  // Adds many concurrent jobs for the same mails, because duplicate jobs in Redis must have no effect.
  const queue = createQueue('lead-mail', { url: leads.redis.url, log: createLog('test') });
  const sixTimes = (name: string, data: object) => Array.from({ length: 6 }, () => ({ name, data }));
  await queue.addBulk([
    ...sixTimes('send-digest', {}),
    ...ids.flatMap((leadId) => recipients.flatMap((ref) => sixTimes('send', { id: entryId(leadId, ref) }))),
  ]);
  await queue.close();
  await agency.sent(...ids, ...suspected);
  await eventually(async () =>
    expect(await leads.leads.countDocuments({ 'mails.visitor': 'pending' })).toBe(0),
  );
  agency.pass(15 * minute);
  // Waits for three sweeps of this copy, because the test cannot see those of the other.
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await leads.nextSweep();
  expect(new Set(mailIds()).size).toBe(mailIds().length);
  const texts = agency.mails().map(({ mail }) => mail.text);
  for (let at = 0; at < 8; at++)
    for (const word of [`Anliegen ${at}.`, `Zweifel ${at}.`])
      expect(texts.join('\n').split(word)).toHaveLength(2);
}, 60_000);

it('a copy of leads that dies while it sends a mail delays that mail by three minutes at most', async () => {
  await leads.mailbox.stop();
  const id = await agency.write('Mitten im Senden');
  await agency.pauseAfter(id, 0);
  const claimed_until = new Date(leads.now().getTime() + 3 * minute);
  await leads.changeEntry(id, 'agency', { claim: 'of-a-dead-copy', claimed_until });
  await leads.mailbox.start();
  agency.pass(2.5 * minute);
  await leads.nextSweep();
  expect(agency.mailsAbout(id)).toEqual([]);
  agency.pass(minute);
  await agency.theOnly(id);
});
