import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newFolder } from '../process/spec-folder.ts';
import { fetchAndCompile } from './mongo-java.ts';

const minuteMs = 60_000;

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts the build with a Maven that is silent until `answer` is called. */
function buildWithSilentMaven() {
  const [path, work] = [newFolder(), newFolder()];
  const answered = join(work, 'answered');
  const program = (name: string, body: string) => {
    writeFileSync(join(path, name), body);
    chmodSync(join(path, name), 0o755);
  };
  const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)';
  const isAnswered = `require('node:fs').existsSync(${JSON.stringify(answered)})`;
  program('mvn', `#!${process.execPath}\nwhile (!${isAnswered}) ${wait};`);
  program('javac', '#!/bin/sh\n');
  const built = fetchAndCompile(work, { env: { PATH: path }, print: () => undefined });
  return { built, answer: () => writeFileSync(answered, '') };
}

it('the build of mongo-java-server waits for a Maven mirror that is silent for almost three minutes', async () => {
  const { built, answer } = buildWithSilentMaven();
  jest.advanceTimersByTime(2.9 * minuteMs);
  answer();
  await expect(built).resolves.toBeUndefined();
});

it('the build of mongo-java-server ends after three silent minutes of Maven', async () => {
  const { built } = buildWithSilentMaven();
  jest.advanceTimersByTime(3.1 * minuteMs);
  await expect(built).rejects.toThrow('nothing came for 180 s');
});
