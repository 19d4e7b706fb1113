import { isDemoContent } from '@estate/content/demo';
import {
  authEnv,
  calledEnv,
  callerEnv,
  env,
  EnvError,
  mongoEnv,
  readEnv,
} from '@estate/server-kit/process/env';
import { storageUrl } from '@estate/storage/storage-url';
import { z } from 'zod';
import { mailboxUrl } from './bounces/mailbox-url.ts';
import { dkimEnv, refusePartOfDkim } from './mail/dkim.ts';

const mailAddress = z.email('is not an e-mail address');

export const leadsEnv = {
  ...calledEnv,
  ...callerEnv,
  ...mongoEnv,
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
  SMTP_URL: env.url(['smtp', 'smtps'], 'smtp://127.0.0.1:1025'),
  /** The e-mail address of the sender. The agency's name is added as display name. */
  MAIL_FROM: mailAddress,
  /** The envelope sender, to which mail servers return what they cannot deliver; MAIL_FROM by default. */
  BOUNCE_ADDRESS: mailAddress.optional(),
  /** The mailbox of returned mails, which is read every hour. Without it nothing is read. */
  BOUNCE_MAILBOX_URL: mailboxUrl.optional(),
  ...dkimEnv,
  /** Receives all mails to the agency, instead of the mailboxes in libs/content. */
  LEADS_MAIL_TO: mailAddress.optional(),
  /** The maximum number of confirmation mails per day to one mail domain. Large mail providers have no such limit. */
  CONFIRMATIONS_PER_DOMAIN: z.coerce.number().int().positive().default(10),
  /** The maximum number of confirmation mails per hour to all addresses together. */
  CONFIRMATIONS_PER_HOUR: z.coerce.number().int().positive().default(60),
  CATALOG_URL: env.httpAddresses,
  CRM_SYNC_URL: env.httpAddresses,
  IDENTITY_URL: env.httpAddresses,
  CONTENT_URL: env.httpAddresses,
  MEDIA_URL: env.httpAddresses,
  /** The key of the hashes of erased persons' addresses is derived from AUTH_SECRET. */
  ...authEnv,
  /**
   * The storage of the list of erasures. It is outside of databases and backups, so that the erasures since a backup
   * can be repeated after its restore (decision 21).
   */
  ERASURE_LIST_URL: storageUrl().optional(),
  PUBLIC_URL: env.url(['http', 'https'], 'http://localhost:3000'),
  ALLOW_DEMO_CONTENT: z.stringbool('is neither true nor false').default(false),
};
export type LeadsEnv = z.output<z.ZodObject<typeof leadsEnv>>;

/** Throws an EnvError for demo content in production, because mails must not name invented people. */
export function refuseDemoContent(
  settings: Pick<LeadsEnv, 'NODE_ENV' | 'ALLOW_DEMO_CONTENT'>,
  isDemo = isDemoContent,
) {
  if (settings.NODE_ENV !== 'production' || !isDemo || settings.ALLOW_DEMO_CONTENT) return;
  throw new EnvError(['ALLOW_DEMO_CONTENT is not set, and libs/content still holds demo content']);
}

export function readLeadsEnv(): LeadsEnv {
  const settings = readEnv(leadsEnv);
  try {
    refuseDemoContent(settings);
    refusePartOfDkim(settings);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  return settings;
}
