import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TcpProxy } from '@estate/test-kit/tcp-proxy';
import { type LaunchOptions } from '../../../../deploy/local/bring-up.ts';
import { Supervisor } from '../../../../deploy/local/process/supervisor.ts';
import { printNothing } from '../../../../deploy/local/print.mjs';
import { startCrm } from '../../../../deploy/local/stores/crm.ts';
import { startMailbox } from '../../../../deploy/local/stores/mailbox.ts';
import { startMongo } from '../../../../deploy/local/stores/mongo.ts';
import { startRedis } from '../../../../deploy/local/stores/redis.ts';
import { startSite, type TestSite } from './start-site.ts';

/**
 * A site that connects to its stores, mail server and CRM through links, which tests can cut. The addresses in
 * `TestSite` bypass the links.
 */
export interface LinkedSite extends TestSite {
  links: Record<'mongodb' | 'redis' | 'smtp' | 'crm', TcpProxy>;
}

export async function startLinkedSite({ env = {}, ...options }: LaunchOptions): Promise<LinkedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-stores-'));
  const stores = new Supervisor(dataDir, printNothing);
  await stores.takeOver();
  const [mongodbUrl, redisUrl, { smtpUrl, mailboxUrl }, crm] = await Promise.all([
    startMongo(stores),
    startRedis(stores),
    startMailbox(stores),
    startCrm(stores, env['crm']),
  ]);
  const crmUrl = crm['PROPSTACK_BASE_URL'] ?? '';
  const links = {
    mongodb: await TcpProxy.to(mongodbUrl),
    redis: await TcpProxy.to(redisUrl),
    smtp: await TcpProxy.to(smtpUrl),
    crm: await TcpProxy.to(crmUrl),
  };
  const stopStores = async () => {
    for (const link of Object.values(links)) link.close();
    await stores.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const site = await startSite(
    { ...options, env },
    {
      ...process.env,
      ...crm,
      MONGODB_URL: links.mongodb.through(mongodbUrl),
      REDIS_URL: links.redis.through(redisUrl),
      SMTP_URL: links.smtp.through(smtpUrl),
      PROPSTACK_BASE_URL: links.crm.through(crmUrl),
    },
  ).catch(async (error: unknown) => {
    await stopStores();
    throw error;
  });
  return {
    ...site,
    links,
    mongodbUrl,
    redisUrl,
    crmUrl,
    mailboxUrl,
    stop: async () => {
      await site.stop();
      await stopStores();
    },
  };
}
