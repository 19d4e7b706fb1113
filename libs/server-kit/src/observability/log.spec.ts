import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

/** The log lines of a process that runs `body`. */
function linesOf(body: string): Record<string, unknown>[] {
  const hook = new URL('../../test/typescript-hook.mjs', import.meta.url).href;
  const sources = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    const { createLog } = await import(${sources('log.ts')});
    const { runWithRequestId } = await import(${sources('request-context.ts')});
    const log = createLog('notes');
    ${body}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@estate/source', '--import', hook, '--input-type=module', '-e', script],
    { env: { PATH: process.env['PATH'] }, encoding: 'utf8' },
  );
  if (stderr) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('createLog', () => {
  it('createLog writes JSON lines with the name, the level and the id of the request', () => {
    const lines = linesOf(`
      log.info({ note: 7 }, 'outside');
      await runWithRequestId('r-1', async () => { await null; log.warn('inside'); });
      log.debug('too quiet');`);
    expect(lines).toMatchObject([
      { name: 'notes', level: 'info', note: 7, msg: 'outside' },
      { name: 'notes', level: 'warn', request_id: 'r-1', msg: 'inside' },
    ]);
    expect(lines[0]).not.toHaveProperty('request_id');
  });

  it('createLog leaves out personal data and secrets at any depth, and writes the rest', () => {
    const [line] = linesOf(`
      log.info({ email: 'a@b.de', lead: { firstName: 'Anna', phone: '040 1', city: 'Hamburg', notes: [{ Password: 'x' }] },
        headers: { Authorization: 'Bearer y', cookie: 'session=z', accept: '*/*' }, mail: null }, 'lead stored');`);
    expect(line).toMatchObject({
      email: '[redacted]',
      lead: {
        firstName: '[redacted]',
        phone: '[redacted]',
        city: 'Hamburg',
        notes: [{ Password: '[redacted]' }],
      },
      headers: { Authorization: '[redacted]', cookie: '[redacted]', accept: '*/*' },
      mail: null,
    });
  });

  it('createLog writes errors with code and stack, without addresses and passwords in their texts', () => {
    const [line] = linesOf(`
      log.error({ err: Object.assign(new Error('dup key: { email: "anna@example.de" } at redis://user:hunter2@db:6379'), { code: 11000 }) }, 'failed');`);
    const { err } = line as { err: { message: string; code: number; stack: string } };
    expect(err.message).toBe('dup key: { email: "[email]" } at redis://[redacted]@db:6379');
    expect(err.code).toBe(11_000);
    expect(err.stack).toContain('at file');
    expect(JSON.stringify(line)).not.toMatch(/anna|hunter2/);
  });

  it('createLog leaves out the query of a URL in any field', () => {
    const [line] = linesOf(`
      log.warn({ path: '/kontakt?name=anna&token=x', tried: ['https://crm.example/v1?api=hunter2 twice'],
        err: new TypeError('no answer from http://media/1.jpeg?v=hunter2, why?') }, 'failed');`);
    expect(line).toMatchObject({
      path: '/kontakt?[query]',
      tried: ['https://crm.example/v1?[query] twice'],
      err: { message: 'no answer from http://media/1.jpeg?[query] why?' },
    });
    expect(JSON.stringify(line)).not.toMatch(/anna|hunter2/);
  });

  it('createLog leaves out the token of a link in any field', () => {
    const token = 'aB3-_'.repeat(9).slice(0, 43);
    const [line] = linesOf(`
      log.warn({ path: '/${token}', said: 'POST /eigentuemer/${token}/abbestellen', job: '${token}-attempt' }, 'in ${token}')`);
    expect(line).toMatchObject({
      path: '/[token]',
      said: 'POST /eigentuemer/[token]/abbestellen',
      job: `${token}-attempt`,
      msg: 'in [token]',
    });
  });

  it('createLog leaves out mail and IP addresses in any string, and writes the time and the addresses of this machine', () => {
    const [line] = linesOf(`
      log.warn({ said: 'from 203.0.113.9:4711 and 2001:db8:7::1, at 05:12:14', list: ['anna@example.de', '::ffff:198.51.100.7'],
        port: 'http://127.0.0.1:4000' }, 'anna@example.de of 203.0.113.9 refused');`);
    expect(line).toMatchObject({
      said: 'from [ip]:4711 and [ip], at 05:12:14',
      list: ['[email]', expect.not.stringContaining('198.51')],
      port: 'http://127.0.0.1:4000',
      msg: '[email] of [ip] refused',
    });
  });

  it('createLog limits the lines of one kind per minute, and then writes how many it left out', () => {
    const lines = linesOf(`
      let endMinute;
      globalThis.setTimeout = (run) => { endMinute = run; return { unref: () => ({}) }; };
      const other = createLog('other');
      for (let n = 0; n < 150; n += 1) other.warn({ n }, 'refused');
      other.warn('something else');
      endMinute();
      other.warn('refused');`);
    expect(lines.slice(118).map(({ msg, left_out }) => [msg, left_out])).toEqual([
      ['refused', undefined],
      ['refused', undefined],
      ['something else', undefined],
      ['lines of one kind left out', 30],
      ['refused', undefined],
    ]);
  });

  it('createLog writes an entry with circular references', () => {
    const [line] = linesOf(`const round = {}; round.round = round; log.info({ round }, 'still here');`);
    expect(line).toMatchObject({ msg: 'still here' });
  });
});
