import { isIPv6 } from 'node:net';
import { isNativeError } from 'node:util/types';
import { pino, stdSerializers, stdTimeFunctions, type Logger, type LoggerOptions } from 'pino';
import { logLevel } from '../process/env.ts';
import { withoutMailAddresses } from '../text/mail-addresses.ts';
import { currentRequestId } from './request-context.ts';

export type Log = Logger;

const secretKeys = new Set(
  [
    'authorization cookie set-cookie password token secret api_key apikey x-api-key',
    'email mail phone mobile first_name firstname last_name lastname salutation street house_number housenumber address message_text',
  ].flatMap((keys) => keys.split(' ')),
);
const maxDepth = 6;

/** Removes queries (a question mark with `name=value` after it), because they may contain what a visitor typed. */
const withoutQueries = (text: string) => text.replace(/\?[^\s"'<>=?]*=[^\s"'<>]*/g, '?[query]');

const ipv4 = /(?<![\w.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d)/g;
const ipv6 = /(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?![\w:])/gi;

/** Replaces IP addresses, except those of this machine. */
const withoutIpAddresses = (text: string) =>
  text.replace(ipv6, (found) => (isIPv6(found) && found.length > 3 ? '[ip]' : found)).replace(ipv4, '[ip]');

/** A token of a link: 256 bits in base64url, which is 43 characters. */
const linkToken = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/**
 * Removes data that callers should not log: queries, mail addresses, IP addresses, tokens of links, and credentials of
 * stores.
 */
const scrub = (text: string) =>
  withoutIpAddresses(withoutMailAddresses(withoutQueries(text), '[email]'))
    .replace(linkToken, '[token]')
    .replace(/:\/\/[^\s/@]+@/g, '://[redacted]@');

/** Also recognises errors of other realms, which occur in tests. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** Replaces personal data and secrets by key, at any depth, so that callers need not redact. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null || isError(value) || value instanceof Date) return value;
  if (depth === maxDepth) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKeys.has(key.toLowerCase()) && item != null ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

function describeError(error: unknown): unknown {
  if (!isError(error)) return redact(error);
  const { type, message, stack } = stdSerializers.err(error);
  const code: unknown = 'code' in error ? error.code : undefined;
  return { type, message: scrub(message), ...(code === undefined ? {} : { code }), stack: scrub(stack) };
}

/**
 * Maximum number of lines of one kind, i.e. with the same text, that a process writes per minute. Further lines are
 * only counted.
 */
const maxPerMinute = 120;
/** Maximum number of kinds of lines that are counted separately per minute. All further kinds share one count. */
const maxKinds = 500;

/**
 * Returns a function that counts a line and returns whether it may be written. At the end of each minute, `onEnd` gets
 * every kind with omitted lines and their number.
 */
function boundedLines(onEnd: (kind: string, count: number) => void): (kind: string) => boolean {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    timer = undefined;
    const ended = [...counts];
    counts.clear();
    for (const [kind, count] of ended) if (count > maxPerMinute) onEnd(kind, count - maxPerMinute);
  };
  return (text) => {
    timer ??= setTimeout(end, 60_000).unref();
    const kind = counts.has(text) || counts.size < maxKinds ? text : 'other';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxPerMinute;
  };
}

// Pino writes synchronously, because buffered lines are lost or reordered at exit.
const stdout = pino.destination({ fd: 1, sync: true });

/**
 * A log as JSON lines on stdout: `name`, `request_id`, personal data and secrets replaced; errors under `err`. At most
 * 120 lines with the same text are written per minute.
 */
export function createLog(name: string): Log {
  const mayWrite = boundedLines((kind, omitted) =>
    log.warn({ kind, left_out: omitted }, 'lines of one kind left out'),
  );
  const options: LoggerOptions = {
    level: logLevel(),
    base: { name },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => redact(fields) as Record<string, unknown>,
    },
    hooks: {
      logMethod(args, method) {
        const [fields, text] = args as [unknown, unknown?];
        const kind = typeof fields === 'string' ? fields : String(text);
        if (!mayWrite(kind)) return;
        if (typeof fields === 'string') method.call(this, scrub(fields));
        else method.call(this, fields as object, typeof text === 'string' ? scrub(text) : undefined);
      },
    },
    mixin: () => {
      const id = currentRequestId();
      return id === undefined ? {} : { request_id: id };
    },
  };
  const log = pino(options, stdout);
  return log;
}
