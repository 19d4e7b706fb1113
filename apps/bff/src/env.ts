import { basename } from 'node:path';
import { authEnv, callerEnv, env, serviceEnv } from '@estate/server-kit/process/env';
import { z } from 'zod';

const proxies = z
  .string('is not set: the number of proxies in front, which is 0 only without any')
  .regex(/^\d$/, 'is not a number of proxies')
  .transform(Number);

/**
 * TLS ends at a proxy, so production under https requires the number of proxies. If it were 0 by mistake, all visitors
 * would share the proxy's address and therefore one rate limit.
 */
const proxiesFor = ({ NODE_ENV, PUBLIC_URL }: NodeJS.ProcessEnv) => ({
  /** The number of proxies in front of the BFF that append to X-Forwarded-For. */
  TRUST_PROXY: (NODE_ENV === 'production' && PUBLIC_URL?.startsWith('https:')
    ? proxies
    : proxies.default(0)) as z.ZodType<number>,
});

const shape = {
  ...serviceEnv,
  ...callerEnv,
  PORT: env.port(3000),
  PUBLIC_URL: env.url(['http', 'https'], 'http://localhost:3000'),
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
  CATALOG_URL: env.httpAddresses,
  CONTENT_URL: env.httpAddresses,
  LEADS_URL: env.httpAddresses,
  CRM_SYNC_URL: env.httpAddresses,
  IDENTITY_URL: env.httpAddresses,
  MEDIA_URL: env.httpAddresses,
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_URL: env.url(['http', 'https']).default('https://maps.googleapis.com/maps/api/js'),
  /**
   * Path of the operator's extract of OpenStreetMap (docs/map.md). Without it maps show only the simplified drawing
   * that is part of this site.
   */
  MAP_TILES: z
    .string()
    .endsWith('.pmtiles', 'is not the path of a .pmtiles file')
    .refine((path) => /\d{4}-\d{2}-\d{2}/.test(basename(path)), 'names a file without its date (2026-11-20)')
    .optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'is not a container id (GTM-...)')
    .optional(),
  ...authEnv,
  /**
   * Secret that verifies the webhooks of the CRM, at least 16 characters in production. Without it, webhooks are
   * answered with 404.
   */
  PROPSTACK_WEBHOOK_SECRET: env.secret().optional(),
  ALLOW_DEMO_CONTENT: z.stringbool().default(false),
};

export const bffEnv = (source: NodeJS.ProcessEnv = process.env) => ({ ...shape, ...proxiesFor(source) });
export type BffEnv = z.output<z.ZodObject<ReturnType<typeof bffEnv>>>;
