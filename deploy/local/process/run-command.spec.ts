import { describe, expect, it } from '@jest/globals';
import { runCommand } from './run-command.ts';

const node = (program: string, options = {}) => runCommand(process.execPath, ['-e', program], options);

describe('runCommand', () => {
  it('runCommand returns the output of both streams and whether the command succeeded', async () => {
    expect(await node(`console.log('a'); console.error('b')`)).toEqual({ ok: true, output: 'a\nb' });
    expect(await node(`console.log('a'); process.exit(3)`)).toEqual({ ok: false, output: 'a' });
    expect(await runCommand('no-such-program-here', [])).toMatchObject({ ok: false });
  });

  it('runCommand ends a download without output and lets one with output continue', async () => {
    const program = `let n = 0; const t = setInterval(() => { console.log(n); if (++n > 5) clearInterval(t) }, 300)`;
    const [silent, moving] = await Promise.all([
      node('setInterval(() => {}, 1000)', { stallMs: 1000 }),
      node(program, { stallMs: 5_000 }),
    ]);
    expect(silent).toEqual({ ok: false, output: 'nothing came for 1 s' });
    expect(moving.ok).toBe(true);
  });
});
