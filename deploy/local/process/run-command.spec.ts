import { describe, expect, it } from '@jest/globals';
import { runCommand } from './run-command.ts';

const node = (program: string, options = {}) => runCommand(process.execPath, ['-e', program], options);

describe('runCommand', () => {
  it('gives the output of both streams and whether it went well', async () => {
    expect(await node(`console.log('a'); console.error('b')`)).toEqual({ ok: true, output: 'a\nb' });
    expect(await node(`console.log('a'); process.exit(3)`)).toEqual({ ok: false, output: 'a' });
  });

  it('names a program that does not exist', async () => {
    const { ok, output } = await runCommand('no-such-program-here', []);
    expect(ok).toBe(false);
    expect(output).toContain('no-such-program-here');
  });

  it('ends a download that stands still, not one that moves', async () => {
    const silent = await node('setInterval(() => {}, 1000)', { stallMs: 1000 });
    expect(silent).toEqual({ ok: false, output: 'nothing came for 1 s' });
    const moving = await node(
      `let n = 0; const t = setInterval(() => { console.log(n); if (++n > 8) clearInterval(t) }, 300)`,
      { stallMs: 1500 },
    );
    expect(moving.ok).toBe(true);
  });

  it('ends one that takes too long', async () => {
    const endless = await node('setInterval(() => console.log(1), 50)', { timeoutMs: 500 });
    expect(endless.ok).toBe(false);
    expect(endless.output).toContain('ended after 0.5 s');
  });
});
