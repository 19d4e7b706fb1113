import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';
import { compose } from './cluster/compose.ts';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const script = join('deploy', 'compose', 'upgrade.sh');
const log = join(folder, 'log');
cpSync(join(root, script), join(folder, script));
mkdirSync(join(folder, 'bin'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers as Docker does, with one old copy of each service, and fails where the arguments match FAULT. */
const docker = `#!/bin/sh
echo "$*" >> ${log}
case "$*" in
  $FAULT) exit 1 ;;
  'compose config bff') echo "published: $PORTS" ;;
  'compose ps -q '*) echo old ;;
  'compose ps -aq '*) printf 'old\\nnew\\n' ;;
esac
`;
writeFileSync(join(folder, 'bin', 'docker'), docker);
chmodSync(join(folder, 'bin', 'docker'), 0o755);

/** Runs the upgrade script; resolves with its exit code and its calls that changed containers. */
function upgrade({ fault = 'nothing', ports = '"3000-3001"' } = {}) {
  writeFileSync(log, '');
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const env = { PATH, FAULT: fault, PORTS: ports };
  const { status, stderr } = spawnSync('sh', [join(folder, script)], { env, encoding: 'utf8' });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  return { status, stderr, done: calls.filter((call) => !/ config | ps /.test(call)) };
}

describe('the upgrade with Compose', () => {
  it('an upgrade ends an old copy of a service only when a new one is healthy, the BFF last', () => {
    const { status, done } = upgrade();
    expect(status).toBe(0);
    const start = done.indexOf('compose up -d --no-deps --no-recreate --wait --scale catalog=2 catalog');
    expect(done.slice(start, start + 3)).toEqual([done[start], 'stop old', 'rm old']);
    const replaced = done.flatMap((call) => / --scale (\S+)=2 /.exec(call)?.[1] ?? []);
    const services = Object.entries(compose.services)
      .filter(
        ([, { image, restart, profiles }]) =>
          image.startsWith('estate/') && restart === 'unless-stopped' && !profiles,
      )
      .map(([name]) => name);
    expect([...replaced].sort()).toEqual(services.sort());
    expect([replaced.at(-1), done.at(-1)]).toEqual(['bff', 'compose up -d']);
  });

  it.each([
    ['settings are refused', 'compose run --rm settings'],
    ['a migration fails', 'compose run --rm migrate-leads'],
  ])('an upgrade with Compose replaces no container if %s', (_what, fault) => {
    const { status, done } = upgrade({ fault });
    expect(status).toBe(1);
    expect(done.at(-1)).toBe(fault);
    expect(done.filter((call) => call.startsWith('stop'))).toEqual([]);
  });

  it('an upgrade prints the log of a new copy that does not become healthy, removes it and leaves the old one running', () => {
    const { status, done } = upgrade({ fault: '*--scale identity=2*' });
    expect(status).toBe(1);
    expect(done.at(-3)).toMatch(/ --scale identity=2 identity$/);
    expect(done.slice(-2)).toEqual(['logs --tail 20 new', 'rm -f new']);
  });

  it('an upgrade does nothing without a second port for the second copy of the BFF', () => {
    const { status, stderr, done } = upgrade({ ports: '"3000"' });
    expect([status, done]).toEqual([1, []]);
    expect(stderr).toContain('BFF_PORTS in .env has to be a range');
  });

  it('an upgrade runs the migration of each service that has one', () => {
    const migrations = Object.keys(compose.services).filter((name) => name.startsWith('migrate-'));
    const run = upgrade().done.flatMap((call) => /--rm (migrate-\S+)/.exec(call)?.[1] ?? []);
    expect(run.sort()).toEqual(migrations.sort());
  });
});
