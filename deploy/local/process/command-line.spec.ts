import { describe, expect, it } from '@jest/globals';
import { commandLineOf, isOurs } from './command-line.mjs';

const redis = { program: 'redis-server', marks: ['/home/x/.local/redis', '127.0.0.1:21000'] };

describe('isOurs', () => {
  it.each([
    ['/usr/bin/redis-server --port 21000 --dir /home/x/.local/redis', true],
    ['/usr/bin/redis-server 127.0.0.1:21000', true],
    ['/usr/bin/redis-server 127.0.0.1:6379', false],
    ['vim /home/x/.local/redis/notes', false],
    [undefined, false],
  ])('%s: %s', (commandLine, expected) => {
    expect(isOurs(commandLine, redis)).toBe(expected);
  });
});

describe('commandLineOf', () => {
  it('reads the command line of a living process', () => {
    expect(commandLineOf(process.pid)).toContain('node');
  });

  it('knows nothing of a process that does not exist', () => {
    expect(commandLineOf(2 ** 30)).toBeUndefined();
  });
});
