import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { callers } from '@estate/contracts/rpc';
import { z } from 'zod';

const devDefaults = z.registry<{ value: string }>();

function withDevDefault<Schema extends z.ZodType>(schema: Schema, value: string | undefined): Schema {
  if (value !== undefined) devDefaults.add(schema, { value });
  return schema;
}

const isProduction = (source: NodeJS.ProcessEnv) => source['NODE_ENV'] === 'production';

const httpAddress = /^http:\/\/(\[[0-9a-f:]+\]|[^\s:/,]+)(:\d{1,5})?\/?$/i;

/**
 * Fields of an environment. A `devDefault` is the default on a developer's machine; in production (NODE_ENV) the field
 * has to be set. Add `.optional()` if a process works without the field.
 */
export const env = {
  /** A TCP port; 0 takes a free port. Without a default the port has to be set. */
  port(byDefault?: number) {
    const port = z
      .string()
      .regex(/^\d{1,5}$/, 'is not a port number')
      .transform(Number)
      .refine((value) => value <= 65_535, 'is not a port number');
    return byDefault === undefined ? port : port.default(byDefault);
  },

  /** A URL with one of these schemes (`['mongodb', 'mongodb+srv']`), unchanged. */
  url(schemes: readonly string[], devDefault?: string) {
    const allowed = schemes.map((scheme) => scheme.replace(/:$/, ''));
    // Parsed without `new URL`, because `new URL` refuses the several hosts of a MongoDB URL.
    const url = z.string().refine(
      (value) => {
        const scheme = /^([a-z][a-z0-9+.-]*):\S+$/i.exec(value)?.[1]?.toLowerCase();
        return (
          scheme !== undefined &&
          allowed.includes(scheme) &&
          (!scheme.startsWith('http') || URL.canParse(value))
        );
      },
      `is not a URL with the scheme ${allowed.join(' or ')}`,
    );
    return withDevDefault(url, devDefault);
  },

  /** A secret text, at least 16 characters in production. */
  secret(devDefault?: string) {
    const secret = z.string().min(16, 'is shorter than 16 characters');
    return withDevDefault(secret, devDefault);
  },

  /** The addresses of a service: `http://host:port`, several separated by commas. */
  httpAddresses: z
    .string()
    .refine(
      (value) => value.split(',').every((address) => httpAddress.test(address.trim())),
      'is not http://host:port[,http://host:port]',
    ),
};

const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  BIND_HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: env.port(0),
  METRICS_PORT: env.port().optional(),
  LOG_LEVEL: LogLevel.default('info'),
  /** How long a process still serves after SIGTERM, until proxies and callers have dropped its address. */
  SHUTDOWN_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'is not a number of seconds')
    .transform(Number)
    .default(0),
  /** Endpoint for traces (OTLP over HTTP, without `/v1/traces`). If it is unset, no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: env.url(['http', 'https']).optional(),
};
export type ProcessEnv = z.output<z.ZodObject<typeof processEnv>>;

/** The environment of a process that listens on PORT: for other services, or in the BFF for browsers. */
export const serviceEnv = { PORT: env.port(0), ...processEnv };
export type ServiceEnv = z.output<z.ZodObject<typeof serviceEnv>>;

const readKey = (text: string, read: (der: Buffer) => KeyObject): KeyObject | undefined => {
  try {
    const key = read(Buffer.from(text, 'base64'));
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/** The environment of a process that calls services (decision 35). */
export const callerEnv = {
  /** The process's private key of Ed25519: PKCS 8, DER, in base64. */
  SERVICE_KEY: z.string().transform((text, context): KeyObject => {
    const key = readKey(text, (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    if (key) return key;
    context.addIssue('is not a private key of Ed25519 in base64');
    return z.NEVER;
  }),
};

/** The environment of a service that others call over private HTTP (decision 35). */
export const calledEnv = {
  ...serviceEnv,
  /**
   * The public keys of all callers as `name:key`, separated by commas: SPKI, DER, in base64. One name may have
   * several.
   */
  SERVICE_KEYS: z.string().transform((list, context): ReadonlyMap<string, KeyObject> => {
    const keys = new Map<string, KeyObject>();
    for (const entry of list.split(',').map((each) => each.trim())) {
      const [name, text = ''] = entry.split(':');
      const key = readKey(text, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }));
      if (key && callers.some((caller) => caller === name)) keys.set(entry, key);
      else
        context.addIssue(`has an entry that is not ${callers.join('|')}:<public key of Ed25519 in base64>`);
    }
    return keys;
  }),
};
export type CalledEnv = z.output<z.ZodObject<typeof calledEnv>>;

export const mongoEnv = {
  MONGODB_URL: env.url(['mongodb', 'mongodb+srv'], 'mongodb://127.0.0.1:27017/estate'),
  /**
   * Whether the process migrates its database itself. In production a separate job does (architecture.md, Migrations).
   */
  MIGRATE_AT_START: withDevDefault(z.stringbool('is neither true nor false').default(false), 'true'),
};
export type MongoEnv = z.output<z.ZodObject<typeof mongoEnv>>;

/** The environment of a process that derives keys from AUTH_SECRET (auth-secrets.ts). */
export const authEnv = {
  AUTH_SECRET: env.secret('only-for-development-machines'),
  /** Former secrets, newest first, separated by commas: records that they signed or encrypted stay readable. */
  AUTH_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((secret) => secret.trim() || []))
    .refine((list) => list.every((secret) => secret.length >= 16), 'has a secret of less than 16 characters'),
};
export type AuthEnv = z.output<z.ZodObject<typeof authEnv>>;

/** The environment of a service's `migrate.ts`. */
export const migrationEnv = { ...processEnv, ...mongoEnv };

/** All faults of an environment, one per line, each with the name of the variable and without its value. */
export class EnvError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Environment:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/**
 * Secrets that are public in this repository, of the demo and of developers' machines. The demo uses one text as both
 * key and secret of S3.
 */
const publicSecrets = [
  'known-to-everybody-for-the-demo-only',
  'only-for-development-machines',
  'nur-fuer-die-demo',
  'sim-key-v1',
  'sim-key-v2',
  'sim-webhook-secret',
  '64656d6f64656d6f64656d6f',
  'MC4CAQAwBQYDK2VwBCIEIMp19yW+PimbTvoQVXNixwAxRz4lw54cFj+H5510UWIM',
  'MCowBQYDK2VwAyEAP18LNM9bpgTPVL1hEv/cuUyneMX81Gf4YGmJ/L0uB9Q=',
  'AGE-SECRET-KEY-1YSTQD9JJ4LRH66YYS2SQ5ZDZHJCGQG4DUJV7ESTMESSCC0GZLJRSFQCDH7',
  'age1cxtvsz5cs7tmvrdqf0x3kqrw5tn56aygkz9vj3z24jkqgn8n7fnst4xsde',
  'fdFYS7iu_a7x-Oe4t2b37ZUpFZzGf5ACFXGgXoK5ey8',
];

/**
 * The fault of a value that production accepts only with ALLOW_DEMO_CONTENT: a public secret, or a PUBLIC_URL without
 * https.
 */
function demoFaultOf(name: string, value: string): string | undefined {
  if (publicSecrets.some((secret) => value.includes(secret)))
    return `${name} is a secret of the demo, which everybody knows`;
  const isReadable = name === 'PUBLIC_URL' && /^http:\/\/(?!localhost\b|127\.|\[::1\])/i.test(value);
  return isReadable ? 'PUBLIC_URL is not https' : undefined;
}

/** Parses the fields of `shape`; empty variables count as unset. Throws an EnvError with all faults. */
export function parseEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const values = Object.entries(shape).map(([name, schema]) => {
    const setValue = source[name] === '' ? undefined : source[name];
    const fallback = isProduction(source) ? undefined : devDefaults.get(schema as z.ZodType)?.value;
    return [name, setValue ?? fallback] as const;
  });
  const input = Object.fromEntries(values);
  const result = z.object(shape).safeParse(input);
  const isDemo = !isProduction(source) || source['ALLOW_DEMO_CONTENT'] === 'true';
  const demoFaults = isDemo ? [] : values.flatMap(([name, value = '']) => demoFaultOf(name, value) ?? []);
  if (result.success && demoFaults.length === 0) return result.data;
  throw new EnvError([
    ...(result.error?.issues ?? []).map(({ path, message }) => {
      const name = path.join('.');
      // Zod reports a missing value as a wrong type. A message that begins with "is not set" comes from the schema and
      // is more precise.
      const isMissing = input[name] === undefined && !message.startsWith('is not set');
      return `${name} ${isMissing ? 'is not set' : message}`;
    }),
    ...demoFaults,
  ]);
}

/** Parses the process's environment. If there are faults, prints all to stderr and exits with 1. */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodObject<Shape>> {
  try {
    return parseEnv(shape, source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The level for logs created before the environment is parsed; tests are silent. */
export function logLevel(source: NodeJS.ProcessEnv = process.env): z.infer<typeof LogLevel> {
  return LogLevel.catch(source['NODE_ENV'] === 'test' ? 'silent' : 'info').parse(source['LOG_LEVEL']);
}
