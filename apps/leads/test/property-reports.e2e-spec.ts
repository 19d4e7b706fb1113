import { agency } from '@estate/content/sections/agency';
import { GetLeadProperty } from '@estate/contracts/catalog/properties';
import { GetPropertyViews } from '@estate/contracts/catalog/property-views';
import { ErasePerson, ListErasures } from '@estate/contracts/leads/erasure';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  CountRequests,
  EndReport,
  GetReport,
  ReadReport,
  RenewReportLink,
  SetProprietor,
  UnsubscribeReport,
} from '@estate/contracts/leads/property-reports';
import { PropertyRemoved } from '@estate/contracts/events';
import { problem } from '@estate/contracts/problem';
import { hamburgClock } from '@estate/domain/text/german-day';
import { publishEvent } from '@estate/server-kit/stores/events';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReportFigures } from '../src/property-reports/report-figures.ts';
import { type StoredReport } from '../src/property-reports/property-report.schema.ts';
import { exposeForm, viewingForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const proprietor = { name: 'Frau Petersen', email: 'petersen@example.test' };
/** Views by property as catalog counts them. */
let views: Record<number, { day: string; views: number }[]>;
let removed: Map<number, Date>;
/** Properties that catalog does not know. */
let unknown: Set<number>;
let countedFrom: string | null;

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
  leads.catalog.answer({
    [GetLeadProperty.message]: ({ id }: { id: number }) => ({
      id,
      title: `Haus ${id}`,
      city: 'Hamburg',
      country: 'DEU',
      is_public: true,
      is_gone: false,
    }),
    [GetPropertyViews.message]: ({ id, from }: { id: number; from: string }) =>
      unknown.has(id)
        ? problem('property-not-found')
        : {
            title: `Haus ${id}`,
            city: 'Hamburg',
            country: 'DEU',
            removed_at: removed.get(id)?.toISOString() ?? null,
            counted_from: countedFrom,
            items: removed.has(id) ? [] : (views[id] ?? []).filter(({ day }) => day >= from),
          },
  });
});
afterAll(() => leads.close());

let id = 100;
beforeEach(() => {
  id += 1;
  views = {};
  removed = new Map();
  unknown = new Set();
  countedFrom = '2026-09-15';
  leads.mailbox.clear();
  leads.setClock(new Date('2026-10-20T10:00:00Z'));
});

const stored = () => leads.store.collection<StoredReport>('property_reports');
const make = async (property = id, to = proprietor) =>
  (await leads.call(SetProprietor, { id: property, ...to })).link ?? '';
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const figures = () => leads.get(ReportFigures).report(id);
const read = (link: string) => leads.call(ReadReport, { token: tokenOf(link) });
const code = (problem: string) => ({ problem: { code: problem } });
const reportsMails = () =>
  leads.mailbox.received().filter(({ mail }) => mail.subject?.startsWith('Ihr Bericht für'));
const mailsTo = (address: string) => reportsMails().filter(({ envelope }) => envelope.to.includes(address));
const forms = { expose: exposeForm, viewing: viewingForm };
const ask = (kind: keyof typeof forms, more: object = {}) =>
  leads.call(leadRpcs[kind], { form: forms[kind]({ propertyId: id }), origin: origin(more) });

describe('the requests of a property', () => {
  it('the visitors’ requests about a property are counted by day and kind, without spam [S-2.210]', async () => {
    leads.setClock(new Date('2026-10-20T22:30:00Z'));
    await ask('expose');
    await ask('expose');
    await ask('viewing');
    await ask('expose', { suspicion: 'zu schnell' });
    const { items } = await leads.call(CountRequests, { id, from: '2026-10-21' });
    expect(items).toEqual([
      { day: '2026-10-21', kind: 'expose', count: 2 },
      { day: '2026-10-21', kind: 'viewing', count: 1 },
    ]);
    expect((await leads.call(CountRequests, { id, from: '2026-10-22' })).items).toEqual([]);
  });
});

describe('the link of a report', () => {
  it('the link of a proprietor’s report is stored only as a hash and works until it is replaced or the report is ended [S-2.212]', async () => {
    const first = await make();
    expect(first).toMatch(/^https:\/\/makler\.example\/eigentuemer\/[\w-]{43}$/);
    const record = await stored().findOne({ active: id });
    expect(JSON.stringify(record)).not.toContain(tokenOf(first));
    expect((await read(first)).html).toContain(`<h1>Haus ${id}</h1>`);
    expect((await leads.call(GetReport, { id })).report).toMatchObject({ ...proprietor, last_mail: null });
    // Another address changes no link.
    expect(await make(id, { ...proprietor, email: 'neu@example.test' })).toBe('');
    const second = (await leads.call(RenewReportLink, { id })).link ?? '';
    await expect(read(first)).rejects.toMatchObject(code('report-over'));
    await read(second);
    await leads.call(EndReport, { id });
    for (const link of [first, second]) await expect(read(link)).rejects.toMatchObject(code('report-over'));
    await expect(read('https://makler.example/eigentuemer/unbekannt')).rejects.toMatchObject(
      code('not-found'),
    );
    expect(await leads.call(GetReport, { id })).toEqual({ report: null });
    await expect(leads.call(RenewReportLink, { id })).rejects.toMatchObject(code('not-found'));
    expect(JSON.stringify(await stored().find({ property_id: id }).toArray())).not.toMatch(
      /Petersen|example/,
    );
  });

  it('a property has one link to its report, even if two are ordered at once', async () => {
    const links = await Promise.all([make(), make()]);
    expect(links.filter(Boolean)).toHaveLength(1);
    expect(await stored().countDocuments({ active: id })).toBe(1);
  });

  it('a proprietor can end the report by its link, and no further mail is sent [S-2.215]', async () => {
    const to = { name: 'Herr Ende', email: `ende-${id}@example.test` };
    const link = await make(id, to);
    await leads.call(UnsubscribeReport, { token: tokenOf(link) });
    await expect(read(link)).rejects.toMatchObject(code('report-over'));
    await expect(leads.call(UnsubscribeReport, { token: tokenOf(link) })).rejects.toMatchObject(
      code('report-over'),
    );
    leads.setClock(new Date('2026-11-02T08:00:00Z'));
    await leads.runReports();
    await leads.nextSweep();
    expect(mailsTo(to.email)).toEqual([]);
  });

  it('the link of an ended report says for a year that the report is over', async () => {
    const link = await make();
    await leads.call(EndReport, { id });
    leads.setClock(new Date('2027-10-22T10:00:00Z'));
    await eventually(() => expect(read(link)).rejects.toMatchObject(code('not-found')));
  });
});

describe('the figures of a report', () => {
  it('the figures of a proprietor’s report cover full months, and none below five is shown [S-2.213]', async () => {
    views[id] = [
      { day: '2026-09-20', views: 3 },
      { day: '2026-09-30', views: 2 },
      { day: '2026-10-01', views: 4 },
      { day: '2026-11-01', views: 70 },
    ];
    for (let count = 0; count < 5; count += 1) await ask('expose');
    await ask('viewing');
    leads.setClock(new Date('2026-11-10T10:00:00Z'));
    const report = await figures();
    expect(report?.counted_from).toBe('2026-09-15');
    expect(report?.months).toEqual([
      {
        month: '2026-10',
        views: null,
        requests: [
          { kind: 'expose', count: 5 },
          { kind: 'viewing', count: null },
          { kind: 'question', count: null },
        ],
      },
      {
        month: '2026-09',
        views: 5,
        requests: [
          { kind: 'expose', count: null },
          { kind: 'viewing', count: null },
          { kind: 'question', count: null },
        ],
      },
    ]);
  });

  it('a proprietor’s report has no figures before a full month was counted', async () => {
    countedFrom = null;
    expect((await figures())?.months).toEqual([]);
    countedFrom = '2026-10-02';
    expect((await figures())?.months).toEqual([]);
  });
});

describe('the monthly mail', () => {
  /** 1 November 2026 is a Sunday. */
  const sunday = new Date('2026-11-01T08:00:00Z');
  const monday = new Date('2026-11-02T08:00:00Z');

  it('the monthly mail of a proprietor’s report is sent once on the first day with office hours, however often the job runs [S-2.214]', async () => {
    const to = { name: 'Herr Claussen', email: `claussen-${id}@example.test` };
    views[id] = [{ day: '2026-10-05', views: 1_234 }];
    const link = await make(id, to);
    leads.setClock(sunday);
    await leads.runReports();
    await leads.nextSweep();
    expect(mailsTo(to.email)).toEqual([]);
    leads.setClock(monday);
    await leads.runReports();
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to.email));
    expect(mail.subject).toBe(`Ihr Bericht für Oktober 2026: Haus ${id}`);
    expect(mail.text).toContain('Guten Tag Herr Claussen,');
    expect(mail.text).toContain('Aufrufe: 1.234');
    expect(mail.text).toContain('Exposé-Anfragen: weniger als 5');
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('Diesen Bericht abbestellen');
    const header = (name: string) =>
      mail.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n/g, '');
    expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated');
    expect(header('list-unsubscribe')).toBe(
      `List-Unsubscribe: <${link}/abbestellen>, <mailto:${agency.shipped.email}?subject=Abbestellen>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await leads.runReports();
    // A run that was killed before it could note the mail, and an address that was changed since.
    await stored().updateOne(
      { active: id },
      { $unset: { last_month: '' }, $set: { email: 'neu@example.test' } },
    );
    leads.setClock(new Date('2026-11-03T08:00:00Z'));
    await leads.runReports();
    await leads.nextSweep();
    expect([...mailsTo(to.email), ...mailsTo('neu@example.test')]).toHaveLength(1);
    const { report } = await leads.call(GetReport, { id });
    expect(report?.last_mail).toEqual({ month: '2026-10', state: 'sent' });
    // Neither the order nor the queue holds name, address, figure or link once it is sent.
    expect(JSON.stringify(await leads.outbox.find({ kind: 'report' }).toArray())).not.toMatch(
      /Claussen|claussen|1\.?234|eigentuemer/,
    );
  });

  it('the monthly mail of a proprietor’s report is sent only to proprietors who were entered before the end of the month', async () => {
    const to = { name: 'Frau Lührs', email: `luehrs-${id}@example.test` };
    leads.setClock(sunday);
    await make(id, to);
    leads.setClock(monday);
    await leads.runReports();
    await leads.nextSweep();
    expect(mailsTo(to.email)).toEqual([]);
    expect((await leads.call(GetReport, { id })).report).toMatchObject(to);
  });

  it('the monthly mail of the report of a removed property says that the report is paused', async () => {
    const to = { name: 'Herr Voss', email: `voss-${id}@example.test` };
    await make(id, to);
    removed.set(id, new Date('2026-10-25T10:00:00Z'));
    leads.setClock(monday);
    await leads.runReports();
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to.email));
    expect(mail.subject).toBe(`Ihr Bericht pausiert: Haus ${id}`);
    expect(mail.text).toContain('Bleibt sie bis zum 24. November 2026 fort, endet er');
  });

  it('the monthly mail of a proprietor’s report is triggered by a daily job, even after Redis has lost the job', async () => {
    await eventually(async () =>
      expect(await leads.schedulers()).toEqual({ 'order-reports': '0 0 8 * * *' }),
    );
    await leads.redis.flush();
    await eventually(async () =>
      expect(await leads.schedulers()).toEqual({ 'order-reports': '0 0 8 * * *' }),
    );
  });

  it('the monthly mail of a proprietor’s report waits while the mail server is down', async () => {
    const to = { name: 'Frau Sievers', email: `sievers-${id}@example.test` };
    await make(id, to);
    leads.setClock(monday);
    await leads.mailbox.stop();
    await leads.runReports();
    await leads.nextSweep();
    expect((await leads.call(GetReport, { id })).report?.last_mail?.state).toBe('pending');
    await leads.mailbox.start();
    await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to.email));
  }, 30_000);
});

describe('the report of a removed property [S-2.217]', () => {
  const notices = () =>
    leads.mailbox.received().filter(({ mail }) => mail.subject === `Bericht pausiert: Haus ${id}`);
  const event = () => {
    const at = new Date().toISOString();
    return publishEvent(leads.get(ProducerRedis), PropertyRemoved, { id, at, images: [] });
  };

  it('the report of a removed property is paused, and continues when the property is back', async () => {
    views[id] = [{ day: '2026-09-20', views: 30 }];
    await make();
    removed.set(id, leads.now());
    expect(await figures()).toMatchObject({ paused_until: '2026-11-19', months: [] });
    removed.delete(id);
    const report = await figures();
    expect([report?.paused_until, report?.months.length]).toEqual([null, 1]);
  });

  it('the removal of a property with a report is mailed to the broker at once and once, even if event and daily check repeat', async () => {
    await make();
    removed.set(id, leads.now());
    await event();
    await event();
    await leads.mailbox.waitFor(({ mail }) => mail.subject === `Bericht pausiert: Haus ${id}`);
    await leads.runReports();
    await leads.nextSweep();
    const [notice, ...more] = notices();
    expect(more).toEqual([]);
    expect(notice?.mail.text).toContain('Bericht endet am: 19. November 2026');
    expect(notice?.mail.text).toContain(`/admin/immobilien?objekt=${id}`);
    expect(notice?.mail.text).not.toContain('Petersen');
  });

  it('the removal of a property with a report is mailed to the broker after the daily check if the event was lost', async () => {
    await make();
    removed.set(id, leads.now());
    await leads.runReports();
    await leads.mailbox.waitFor(({ mail }) => mail.subject === `Bericht pausiert: Haus ${id}`);
  });
});

describe('a proprietor', () => {
  it('a proprietor is deleted 30 days after the removal of the property, but not if catalog temporarily does not know the property [S-2.216]', async () => {
    const missing = id + 3_000;
    await make(missing);
    const link = await make();
    unknown.add(missing);
    removed.set(id, new Date('2026-10-20T09:00:00Z'));
    leads.setClock(new Date('2026-11-19T08:59:00Z'));
    await leads.runReports();
    expect(await figures()).toMatchObject({ paused_until: '2026-11-19', months: [] });
    leads.setClock(new Date('2026-11-19T09:00:00Z'));
    await leads.runReports();
    await expect(read(link)).rejects.toMatchObject(code('report-over'));
    expect((await leads.call(GetReport, { id })).report).toBeNull();
    expect((await leads.call(GetReport, { id: missing })).report).toMatchObject(proprietor);
    expect(JSON.stringify(await stored().find({ property_id: id }).toArray())).not.toContain('Petersen');
  });

  it('a proprietor is found and erased by the e-mail address in any spelling [S-2.216]', async () => {
    const email = `Erasmus-${id}@example.test`;
    const link = await make(id, { name: 'Herr Erasmus', email });
    expect((await leads.person({ email: email.toLowerCase() })).reports).toMatchObject([
      { property_id: id, name: 'Herr Erasmus', email },
    ]);
    const { id: erasure } = await leads.call(ErasePerson, { email: email.toUpperCase() });
    await eventually(async () => {
      const { items } = await leads.call(ListErasures, {});
      const proof = items.find((one) => one.id === erasure);
      expect(proof?.done_at).not.toBeNull();
      expect(proof?.parts[0]?.erased).toMatchObject({ reports: 1 });
    });
    await expect(read(link)).rejects.toMatchObject(code('report-over'));
    expect((await leads.person({ email })).reports).toEqual([]);
    expect(JSON.stringify(await stored().find({ property_id: id }).toArray())).not.toMatch(/Erasmus/i);
    expect(hamburgClock(leads.now()).date).toBe('2026-10-20');
  });
});

it('the links of proprietors’ reports work while AUTH_SECRET is being changed, and are renewed once the former secret is removed', async () => {
  const to = { name: 'Frau Nissen', email: `nissen-${id}@example.test` };
  const link = await make(id, to);
  await leads.stop();
  await leads.restart({ AUTH_SECRET: 'another-secret-for-tests', AUTH_SECRET_PREVIOUS: [] });
  await read(link);
  leads.setClock(new Date('2026-11-02T08:00:00Z'));
  await leads.runReports();
  const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(to.email));
  const [mailed = ''] = /https:\/\/makler\.example\/eigentuemer\/[\w-]+/.exec(mail.text ?? '') ?? [];
  expect(mailed).not.toBe(link);
  await read(mailed);
  await expect(read(link)).rejects.toMatchObject(code('report-over'));
}, 30_000);
