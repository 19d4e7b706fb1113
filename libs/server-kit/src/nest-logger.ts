import { type LoggerService } from '@nestjs/common';
import { type Log } from './log.ts';

/** Nest's own words in our log; what it says at every start is of no use and left out. */
export function nestLogger(log: Log): LoggerService {
  const details = (rest: unknown[]) => ({
    nest: rest.map((part) => (part instanceof Error ? part.message : part)),
  });
  return {
    log: () => undefined,
    debug: () => undefined,
    verbose: () => undefined,
    warn: (message: unknown, ...rest: unknown[]) => log.warn(details(rest), String(message)),
    error: (message: unknown, ...rest: unknown[]) =>
      message instanceof Error
        ? log.error({ err: message }, 'failed inside Nest')
        : log.error(details(rest), String(message)),
    fatal: (message: unknown, ...rest: unknown[]) => log.fatal(details(rest), String(message)),
  };
}
