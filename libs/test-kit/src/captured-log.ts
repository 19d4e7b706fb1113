import fs from 'node:fs';

export interface CapturedLog {
  /** All log lines of this process so far, as raw JSON. */
  lines(): string[];
  /** Ends the capture and restores the former log level. */
  stop(): void;
}

/**
 * Captures the logs of this process at every level instead of printing them. Start the capture before creating the
 * service under test, because a log reads its level once. (pino writes each line by `fs.writeSync` to descriptor 1.)
 */
export function captureLog(): CapturedLog {
  const { writeSync } = fs;
  const levelBefore = process.env['LOG_LEVEL'];
  let text = '';
  const capture = (descriptor: number, chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (descriptor !== 1) return Reflect.apply(writeSync, fs, [descriptor, chunk, ...rest]) as number;
    text += chunk.toString();
    return Buffer.byteLength(chunk);
  };
  Object.assign(fs, { writeSync: capture });
  process.env['LOG_LEVEL'] = 'trace';
  return {
    lines: () => text.split('\n').filter(Boolean),
    stop: () => {
      Object.assign(fs, { writeSync });
      if (levelBefore === undefined) delete process.env['LOG_LEVEL'];
      else process.env['LOG_LEVEL'] = levelBefore;
    },
  };
}
