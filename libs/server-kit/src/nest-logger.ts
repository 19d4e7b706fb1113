import { type LoggerService } from '@nestjs/common';
import { type Log } from './log.ts';

/** Writes Nest's warnings and errors to our log; lower levels are dropped, because they only repeat at every start. */
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
