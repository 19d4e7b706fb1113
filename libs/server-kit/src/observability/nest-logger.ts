import { type LoggerService } from '@nestjs/common';
import { type Log } from './log.ts';

/** Nest repeats some errors, for instance at each attempt to connect to Redis. Each is logged once within this time. */
const repeatMs = 60_000;

/** Writes Nest's warnings and errors to our log. Lower levels are dropped, because they are the same at every start. */
export function nestLogger(log: Log): LoggerService {
  const details = (rest: unknown[]) => ({
    nest: rest.map((part) => (part instanceof Error ? part.message : part)),
  });
  let last = { text: '', at: -Infinity };
  const isRepeated = (text: string) => {
    if (text === last.text && performance.now() - last.at < repeatMs) return true;
    last = { text, at: performance.now() };
    return false;
  };
  return {
    log: () => undefined,
    debug: () => undefined,
    verbose: () => undefined,
    warn: (message: unknown, ...rest: unknown[]) => log.warn(details(rest), String(message)),
    error: (message: unknown, ...rest: unknown[]) => {
      if (isRepeated(String(message))) return;
      if (message instanceof Error) log.error({ err: message }, 'failed inside Nest');
      else log.error(details(rest), String(message));
    },
    fatal: (message: unknown, ...rest: unknown[]) => log.fatal(details(rest), String(message)),
  };
}
