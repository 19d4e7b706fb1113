import { isNativeError } from 'node:util/types';
import { pino, stdSerializers, stdTimeFunctions, type Logger, type LoggerOptions } from 'pino';
import { logLevel } from './env.ts';
import { withoutMailAddresses } from './mail-addresses.ts';
import { currentRequestId } from './request-context.ts';

export type Log = Logger;

const secretKeys = new Set(
  [
    'authorization cookie set-cookie password token secret api_key apikey x-api-key',
    'email mail phone mobile first_name firstname last_name lastname salutation street house_number housenumber address message_text',
  ].flatMap((keys) => keys.split(' ')),
);
const deepest = 6;

/** Removes queries (a question mark with `name=value` after it), because they may contain what a visitor typed. */
const withoutQueries = (text: string) => text.replace(/\?[^\s"'<>=?]*=[^\s"'<>]*/g, '?[query]');

/** Recognises errors of other realms too, which occur in specs. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** Replaces personal data and secrets by key, at any depth, so that callers need not redact. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutQueries(value);
  if (typeof value !== 'object' || value === null || isError(value) || value instanceof Date) return value;
  if (depth === deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKeys.has(key.toLowerCase()) && item != null ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

/** Cleans error texts, because stores and mail servers quote addresses and connection strings. */
function scrub(text: string): string {
  return withoutMailAddresses(withoutQueries(text), '[email]').replace(/:\/\/[^\s/@]+@/g, '://[redacted]@');
}

function describeError(error: unknown): unknown {
  if (!isError(error)) return redact(error);
  const { type, message, stack } = stdSerializers.err(error);
  const code: unknown = 'code' in error ? error.code : undefined;
  return { type, message: scrub(message), ...(code === undefined ? {} : { code }), stack: scrub(stack) };
}

// Pino writes synchronously, because buffered lines are lost or reordered at exit.
const stdout = pino.destination({ fd: 1, sync: true });

/** A log as JSON lines on stdout: `name`, `request_id`, redacted personal data and secrets; errors under `err`. */
export function createLog(name: string): Log {
  const options: LoggerOptions = {
    level: logLevel(),
    base: { name },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => redact(fields) as Record<string, unknown>,
    },
    mixin: () => {
      const id = currentRequestId();
      return id === undefined ? {} : { request_id: id };
    },
  };
  return pino(options, stdout);
}
