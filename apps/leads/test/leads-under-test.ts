import { GetDocumentProperty, GetLeadProperty } from '@estate/contracts/catalog/properties';
import { ListLetterOffers } from '@estate/contracts/catalog/search-matches';
import { type FilePage } from '@estate/contracts/file-page';
import { PersonData, ReadPerson } from '@estate/contracts/leads/erasure';
import { ListStaff, type StaffAccount } from '@estate/contracts/identity/staff';
import { type LeadOrigin } from '@estate/contracts/leads/leads';
import { GetLeadQueues } from '@estate/contracts/queues';
import { EraseInCrmSync, EraseInIdentity } from '@estate/contracts/hashed-address';
import { problem } from '@estate/contracts/problem';
import { parseEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { RpcClient } from '@estate/rpc/rpc-client';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService, type RunningService } from '@estate/server-kit/process/run-service';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { testMailbox } from '@estate/test-kit/mailbox';
import { shippedWords } from '@estate/test-kit/shipped-words';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { asPermittedCaller, serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { testMongo, testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { expect, jest } from '@jest/globals';
import { createConnection } from 'mongoose';
import { leadsEnv, type LeadsEnv } from '../src/env.ts';
import { type StoredErasure } from '../src/erasure/erasure.schema.ts';
import { type SavedAddress } from '../src/valuation/saved-address.schema.ts';
import { type Lead, type MailRef } from '../src/lead/lead.ts';
import { AgencyBacklog } from '../src/lead-mail/agency-backlog.ts';
import { entryId, type OutboxEntry } from '../src/outbox/outbox.schema.ts';
import { LeadsModule } from '../src/leads.module.ts';
import { MonthlyReports } from '../src/property-reports/monthly-reports.ts';
import { stubMedia } from './media-stub.ts';

let keys = 0;
export const newKey = () => `formular-${process.pid}-${++keys}`;

export const origin = (fields: Partial<LeadOrigin> = {}): LeadOrigin => ({
  idempotency_key: newKey(),
  client_ip: '198.51.100.0',
  suspicion: null,
  ...fields,
});

/** A property that was never public. Catalog's response is the same as for an unknown one. 4 was public, 6 is sold. */
export const neverPublic = 5;
const properties: Readonly<Record<number, object>> = {
  1: { title: 'Villa am Park', city: 'Hamburg', country: 'DEU', is_public: true },
  2: { title: 'Haus an der See', city: 'Timmendorfer Strand', country: 'DEU', is_public: true },
  3: { title: 'Finca Sol', city: 'Santanyí', country: 'ESP', is_public: true },
  4: { title: 'Geheimes Palais', city: 'Hamburg', country: 'DEU', is_public: false },
  6: { title: 'Verkauftes Haus', city: 'Hamburg', country: 'DEU', is_public: true, is_gone: true },
};

const account = (id: string, email: string, fields: Partial<StaffAccount> = {}): StaffAccount => ({
  id,
  email,
  name: email,
  role: 'admin',
  broker: null,
  state: 'active',
  two_factor: false,
  last_seen: null,
  ...fields,
});
/** The accounts of identity: three can work on leads, one has not accepted its invitation, one has no rights. */
const staff = [
  account('u1', 'chefin@makler.example'),
  account('u2', 'kollege@makler.example'),
  account('silke', 'silke.privat@makler.example', { broker: 'silke-grotkopp' }),
  account('invited', 'neu@makler.example', { state: 'invited' }),
  account('reader', 'leser@makler.example', { role: null }),
];

/** The response of the simulated catalog. */
export const leadProperty = ({ id }: { id: number }) =>
  properties[id] ? { id, is_gone: false, ...properties[id] } : problem('property-not-found');

export const connectTo = (running: RunningService) =>
  asPermittedCaller((from) => {
    const token = new ServiceToken(from, 'leads', serviceKey);
    return new RpcClient(`http://127.0.0.1:${running.httpPort}`, token, createLog('test'));
  });

/**
 * Starts the service on free ports with stores of its own, a simulated mail server and catalog, and short intervals.
 */
export async function startLeads(
  env: Record<string, string> = {},
  { sweepEveryMs = 100, firstPauseMs = 50, hourlyMs = 0, newsPauseMs = 50, login = '' } = {},
) {
  const mongo = testMongo();
  const [redis, mailbox] = await Promise.all([testRedis(), testMailbox()]);
  const catalog = await stubRpcServer({
    [GetLeadProperty.message]: leadProperty,
    [ListLetterOffers.message]: () => ({ items: [] }),
    [GetDocumentProperty.message]: () => problem('property-not-found'),
  });
  const media = await stubMedia();
  const erased = () => ({ mentions: 0 });
  const others = await stubRpcServer({
    ...shippedWords,
    [EraseInCrmSync.message]: erased,
    [EraseInIdentity.message]: erased,
    [ListStaff.message]: () => ({ items: staff }),
  });
  let offsetMs = 0;
  const parsed = parseEnv(leadsEnv, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MONGODB_URL: mongo.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.url.replace('//', `//${login}`),
    MAIL_FROM: 'website@makler.example',
    CONFIRMATIONS_PER_DOMAIN: '1000',
    CONFIRMATIONS_PER_HOUR: '1000',
    CATALOG_URL: catalog.url,
    CRM_SYNC_URL: others.url,
    IDENTITY_URL: others.url,
    CONTENT_URL: others.url,
    MEDIA_URL: media.url,
    PUBLIC_URL: 'https://makler.example',
    ...serviceKeys,
    ...env,
  });
  const now = () => new Date(Date.now() + offsetMs);
  const times = { clock: { now }, pace: { sweepEveryMs, firstPauseMs, hourlyMs, newsPauseMs } };
  const start = (given = parsed) =>
    startService(LeadsModule.forRoot(given, times), { http: privateHttp(given), events: given.REDIS_URL });
  let running = await start();
  const connect = () => connectTo(running);
  let client = connect();
  const readyz = async ({ healthPort } = running) => {
    const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`);
    return { status: answer.status, ...((await answer.json()) as { ready: boolean; degraded: string[] }) };
  };
  const whenReady = (service = running) =>
    eventually(async () => {
      const { ready, degraded } = await readyz(service);
      if (!ready || degraded.length > 0) throw new Error(`not ready: ${degraded.join()}`);
    });
  await whenReady();
  const store = await createConnection(mongo.url).asPromise();
  const outbox = store.collection<OutboxEntry>('outbox');
  /** Waits for a whole sweep that begins after the call. */
  const wholeSweep = async () => {
    // Each sweep measures the backlog once, so all its steps have run between two measurements.
    const measure = jest.spyOn(running.get(AgencyBacklog), 'measure');
    await eventually(() => expect(measure.mock.calls.length).toBeGreaterThan(1));
    measure.mockRestore();
  };
  return {
    redis,
    mailbox,
    catalog,
    media,
    /** The simulated crm-sync and identity. */
    others,
    /** The accounts of identity. */
    staff,
    /** The private HTTP port of the service. */
    port: () => running.httpPort,
    readyz,
    whenReady,
    /** Starts a second instance of the service with the same databases. */
    copy: async () => {
      const copy = await start({ ...parsed, METRICS_PORT: undefined });
      await whenReady(copy);
      return copy;
    },
    leads: store.collection<Lead>('leads'),
    outbox,
    /** Deletes all leads with their files and what belongs to them in the outbox. */
    clear: async () => {
      const of = (name: string) => store.collection(name).deleteMany({});
      await Promise.all([of('leads'), of('outbox'), of('reply_files')]);
    },
    /** The entry of a mail or of the transfer of a lead. Rejects if there is none. */
    entryOf: async (leadId: string, ref: MailRef | 'crm') => {
      const entry = await outbox.findOne({ _id: entryId(leadId, ref) });
      if (!entry) throw new Error('no such entry');
      return entry;
    },
    /** Changes that entry. */
    changeEntry: async (leadId: string, ref: MailRef | 'crm', fields: Partial<OutboxEntry>) => {
      await outbox.updateOne({ _id: entryId(leadId, ref) }, { $set: fields });
    },
    addresses: store.collection<SavedAddress>('valuation_addresses'),
    erasures: store.collection<StoredErasure>('erasures'),
    /** The database of the service. */
    store,
    call: ((contract, input) => client.call(contract, input)) as typeof client.call,
    /** All stored data of a person, from as many parts as there are. */
    person: async (
      person: { email: string } | { phone: string },
    ): Promise<PersonData & { parts: number }> => {
      const texts: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const part: FilePage = await client.call(ReadPerson, {
          ...person,
          as: 'json',
          ...(cursor === undefined ? {} : { cursor }),
        });
        texts.push(part.text);
        cursor = part.next;
      }
      return { ...PersonData.parse(JSON.parse(texts.join(''))), parts: texts.length };
    },
    now,
    wholeSweep,
    /** Waits for a whole sweep that begins after the call, and for one attempt of every mail that was due in it. */
    nextSweep: async () => {
      await wholeSweep();
      await eventually(async () => {
        const { items } = await client.call(GetLeadQueues, {});
        for (const { waiting, active } of items) expect(waiting + active).toBe(0);
      });
    },
    /** An instance of the service by its class. */
    get: ((provider) => running.get(provider)) as RunningService['get'],
    /** Runs the daily job of reports. */
    runReports: () => running.get(MonthlyReports).run(),
    /** The cron patterns of BullMQ's job schedulers, by name. */
    schedulers: async () =>
      Object.fromEntries(
        (await running.get(JobQueue).getJobSchedulers()).map(({ key, pattern }) => [key, pattern]),
      ),
    /** Sets the service's clock. */
    setClock: (at: Date) => {
      offsetMs = at.getTime() - Date.now();
    },
    stop: async () => {
      await client.close();
      await running.close();
    },
    /** Restarts the service; `settings` override the former ones. */
    restart: async (settings: Partial<LeadsEnv> = {}) => {
      running = await start({ ...parsed, ...settings });
      client = connect();
      await whenReady();
    },
    close: async () => {
      await client.close();
      await running.close();
      await store.close();
      await Promise.all([
        mongo.drop(),
        redis.stop(),
        mailbox.stop(),
        catalog.close(),
        others.close(),
        media.close(),
      ]);
    },
  };
}
export type LeadsUnderTest = Awaited<ReturnType<typeof startLeads>>;
