import { z } from 'zod';

const devDefaults = z.registry<{ value: string }>();

function withDevDefault<Schema extends z.ZodType>(schema: Schema, value: string | undefined): Schema {
  if (value !== undefined) devDefaults.add(schema, { value });
  return schema;
}

const isProduction = (source: NodeJS.ProcessEnv) => source['NODE_ENV'] === 'production';

const tcpAddress = /^tcp:\/\/(\[[0-9a-f:]+\]|[^\s:/,]+):\d{1,5}$/i;

/**
 * Fields of an environment. A `devDefault` is the embedded default of a developer's machine: in production
 * (NODE_ENV) the same field has to be set. Add `.optional()` where a process works without it.
 */
export const env = {
  /** A TCP port; 0 takes a free one. Without a default it has to be set. */
  port(byDefault?: number) {
    const port = z
      .string()
      .regex(/^\d{1,5}$/, 'is not a port number')
      .transform(Number)
      .refine((value) => value <= 65_535, 'is not a port number');
    return byDefault === undefined ? port : port.default(byDefault);
  },

  /** A URL with one of these schemes (`['mongodb', 'mongodb+srv']`), as it was written. */
  url(schemes: readonly string[], devDefault?: string) {
    const allowed = schemes.map((scheme) => scheme.replace(/:$/, ''));
    // Not `new URL`: a MongoDB URL may name several hosts, which it refuses.
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

  /** A text nobody may guess, at least 16 characters in production. */
  secret(devDefault?: string) {
    const secret = z.string().min(16, 'is shorter than 16 characters');
    return withDevDefault(secret, devDefault);
  },

  /** Where a service answers: `tcp://host:port`, or several, divided by commas. */
  tcpAddresses: z
    .string()
    .refine(
      (value) => value.split(',').every((address) => tcpAddress.test(address.trim())),
      'is not tcp://host:port[,tcp://host:port]',
    ),
};

const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** What every Node process of ours reads. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  BIND_HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: env.port(0),
  METRICS_PORT: env.port().optional(),
  LOG_LEVEL: LogLevel.default('info'),
};
export type ProcessEnv = z.output<z.ZodObject<typeof processEnv>>;

/** What a process reads that answers on PORT: RPC, or the site of the BFF. */
export const serviceEnv = { PORT: env.port(0), ...processEnv };
export type ServiceEnv = z.output<z.ZodObject<typeof serviceEnv>>;

/** All faults of an environment, one line each: the name and what is wrong, never the value. */
export class EnvError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Environment:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/** Reads the fields of `shape`; empty counts as unset. Throws an EnvError that names all faults. */
export function parseEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const values = Object.entries(shape).map(([name, schema]) => {
    const set = source[name] === '' ? undefined : source[name];
    const fallback = isProduction(source) ? undefined : devDefaults.get(schema as z.ZodType)?.value;
    return [name, set ?? fallback] as const;
  });
  const given = Object.fromEntries(values);
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  throw new EnvError(
    result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} ${given[name] === undefined ? 'is not set' : message}`;
    }),
  );
}

/** The process's own environment, parsed; on a fault it prints all of them to stderr and ends the process with 1. */
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

/** Level for logs made before the environment is read; tests are silent. */
export function logLevel(source: NodeJS.ProcessEnv = process.env): z.infer<typeof LogLevel> {
  return LogLevel.catch(source['NODE_ENV'] === 'test' ? 'silent' : 'info').parse(source['LOG_LEVEL']);
}
