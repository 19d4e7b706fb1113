import { calledEnv, callerEnv, env, mongoEnv } from '@estate/server-kit/process/env';
import { z } from 'zod';

const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((host) => URL.canParse(`https://${host}/`)),
    'is not host[:port][,host[:port]]',
  );

/** The API keys. Imports use V1 of the CRM's API, or V2 if only its key is set. At least one key is required. */
const keysFor = (source: NodeJS.ProcessEnv) => ({
  PROPSTACK_API_KEY_V1: (source['PROPSTACK_API_KEY_V2'] ? z.string().optional() : z.string()) as z.ZodType<
    string | undefined
  >,
  PROPSTACK_API_KEY_V2: z.string().optional(),
});

const shape = {
  ...calledEnv,
  ...callerEnv,
  ...mongoEnv,
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
  /** The base URL of the CRM's API without the version path (`/v1`). */
  PROPSTACK_BASE_URL: env.url(['http', 'https']),
  /** Hosts that images and PDFs may be fetched from; by default Propstack's image host and the host of the base URL. */
  PROPSTACK_FILE_HOSTS: hosts.optional(),
  /** Maximum number of requests per second to the CRM, shared by all instances of the service. */
  PROPSTACK_REQUESTS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'is not a number from 1 to 9999')
    .transform(Number)
    .default(10),
  CATALOG_URL: env.httpAddresses,
  LEADS_URL: env.httpAddresses,
  IDENTITY_URL: env.httpAddresses,
  MEDIA_URL: env.httpAddresses,
  /** `off` disables the schedules of syncs, e.g. in tests. */
  SYNC_SCHEDULES: z.enum(['on', 'off'], 'is on or off').default('on'),
};

/** The zod fields for the environment variables. The V1 key is optional if `source` has a V2 key. */
export const crmSyncEnv = (source: NodeJS.ProcessEnv = process.env) => ({ ...shape, ...keysFor(source) });
export type CrmSyncEnv = z.output<z.ZodObject<ReturnType<typeof crmSyncEnv>>>;
