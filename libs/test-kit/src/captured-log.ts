import fs from 'node:fs';

export interface CapturedLog {
  /** Every line of every log of this process so far, JSON as it is. */
  lines(): string[];
  /** From now on the logs are as silent as before. */
  stop(): void;
}

/**
 * Takes down what the logs of this process say, at every level, instead of showing it. Begin before the service under
 * test is made: a log asks for its level once. (pino writes each line at once, by `fs.writeSync` to descriptor 1.)
 */
export function captureLog(): CapturedLog {
  const { writeSync } = fs;
  const levelBefore = process.env['LOG_LEVEL'];
  let text = '';
  const take = (descriptor: number, chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (descriptor !== 1) return Reflect.apply(writeSync, fs, [descriptor, chunk, ...rest]) as number;
    text += chunk.toString();
    return Buffer.byteLength(chunk);
  };
  Object.assign(fs, { writeSync: take });
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
