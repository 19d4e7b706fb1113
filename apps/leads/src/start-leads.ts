import { createLog } from '@estate/server-kit/log';
import { connectMongo, ensureIndexes, isMongoReady } from '@estate/server-kit/mongo';
import { connectRedis, isRedisReady } from '@estate/server-kit/redis';
import { createRpcClient } from '@estate/rpc/rpc-client';
import { type Service } from '@estate/rpc/run-service';
import { type Clock } from './clock.ts';
import { type LeadsEnv } from './env.ts';
import { leadModel } from './lead/lead.schema.ts';
import { Retention } from './lead/retention.ts';
import { savedAddressModel } from './lead/valuation-address.schema.ts';
import { LeadsModule } from './leads.module.ts';
import { ConfirmationLimit } from './lead-mail/confirmation-limit.ts';
import { AgencyBacklog } from './lead-mail/agency-backlog.ts';
import { AgencyDelivery } from './lead-mail/agency-delivery.ts';
import { Digest } from './lead-mail/digest.ts';
import { LeadMailQueue } from './lead-mail/lead-mail.queue.ts';
import { LeadMailSender } from './lead-mail/lead-mail.sender.ts';
import { startLeadMailWorker } from './lead-mail/lead-mail.worker.ts';
import { LeadProperties } from './lead-mail/lead-property.ts';
import { firstPauseMs, MailLife } from './lead-mail/mail-life.ts';
import { Links } from './letters/links.ts';
import { Mailer } from './mail/mailer.ts';
import { Sweep, sweepEveryMs } from './sweep.ts';

export interface Pace {
  now: Clock;
  sweepEveryMs: number;
  firstPauseMs: number;
}
const usualPace: Pace = { now: () => new Date(), sweepEveryMs, firstPauseMs };

/** Puts leads together with its stores, worker and sweep; the caller runs the service (main.ts, tests). */
export function prepareLeads(env: LeadsEnv, pace: Partial<Pace> = {}): Service {
  const { now, ...times } = { ...usualPace, ...pace };
  const log = createLog('leads');
  const mongo = connectMongo(env.MONGODB_URL, log);
  const redis = connectRedis(env.REDIS_URL, 'producer', log);
  const catalog = createRpcClient({ url: env.CATALOG_URL, log });
  const mailer = new Mailer(env.SMTP_URL, env.MAIL_FROM);
  const links = new Links(env.PUBLIC_URL);
  const [leads, addresses] = [leadModel(mongo), savedAddressModel(mongo)];
  const queue = new LeadMailQueue({ url: env.REDIS_URL, log });
  const life = new MailLife(leads, now, times.firstPauseMs);
  const delivery = new AgencyDelivery({ mailer, now, agencyMailbox: env.LEADS_MAIL_TO });
  const sending = { life, now, delivery, mailer, links, log };
  const digest = new Digest(sending);
  const sender = new LeadMailSender({
    ...sending,
    limit: new ConfirmationLimit(leads, now),
    properties: new LeadProperties(leads, catalog),
  });
  const worker = startLeadMailWorker({ url: env.REDIS_URL, log, sender, digest });
  const retention = new Retention(leads, addresses, now);
  const backlog = new AgencyBacklog(leads, now);
  const sweep = new Sweep({
    ...{ leads, life, backlog, retention, queue, now, log },
    everyMs: times.sweepEveryMs,
  });

  let isIndexed = false;
  const begin = async () => {
    await ensureIndexes(mongo);
    await retention.dropTtlIndex();
    isIndexed = true;
    // Redis may come back without the jobs that it had.
    redis.on('ready', () => sweep.soon());
    sweep.soon();
  };
  begin().catch((err: unknown) => log.error({ err }, 'indexes are missing'));
  return {
    name: 'leads',
    env,
    log,
    module: LeadsModule.on({ leads, addresses, catalog, queue, now }),
    ready: () => {
      const { mongo: isReady, ...helpful } = {
        mongo: isMongoReady(mongo) && isIndexed,
        redis: isRedisReady(redis),
        smtp: mailer.isReachable(),
        'agency-mail': !backlog.isOverdue(),
      };
      const missing = Object.entries(helpful).filter(([, isThere]) => !isThere);
      const degraded = missing.map(([name]) => name);
      return Promise.resolve({ ready: isReady, degraded, parts: { mongo: isReady, ...helpful } });
    },
    onShutdown: [
      () => sweep.stop(),
      () => worker.close(),
      () => queue.close(),
      async () => {
        mailer.close();
        await catalog.close();
      },
      async () => {
        redis.disconnect();
        await mongo.close();
      },
    ],
  };
}
