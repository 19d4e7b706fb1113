import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';
import { verdictOf } from './audit-verdict.mjs';
import { sbomFaults } from './sbom-faults.mjs';

const lock = { packages: { '': {}, 'apps/a': { version: '0.1.0' }, 'node_modules/b': { version: '1.0.0' } } };
const component = (name: string, version: string) => ({ name, version, purl: `pkg:npm/${name}@${version}` });
const sbom = (...components: object[]) =>
  sbomFaults({ bomFormat: 'CycloneDX', components: components as ReturnType<typeof component>[] }, lock);

describe('the bill of materials', () => {
  it('has each package of the lock file and no others', () => {
    expect(sbom(component('b', '1.0.0'), component('a', '0.1.0'))).toEqual([]);
    expect(sbom()).toEqual(['b@1.0.0 is not in the SBOM']);
    expect(sbom(component('b', '1.0.1'))).toEqual([
      'b@1.0.0 is not in the SBOM',
      'b@1.0.1 is not in the lock file',
    ]);
    expect(sbom({ name: 'b', version: '1.0.0' })).toEqual(['b has no purl']);
    expect(sbomFaults({}, { packages: {} })).toEqual(['is not CycloneDX']);
  });

  it('is written where the workflow takes it from', () => {
    const workflow = readFileSync(join(root, '.github', 'workflows', 'verify.yml'), 'utf8');
    expect(workflow).toContain('path: .local/sbom.cdx.json');
    const check = readFileSync(join(import.meta.dirname, 'check-sbom.mjs'), 'utf8');
    expect(check).toContain("join(localDir, 'sbom.cdx.json')");
  });
});

describe('npm run audit', () => {
  const said = (vulnerabilities: object) =>
    JSON.stringify({ metadata: { vulnerabilities }, vulnerabilities: { b: {} } });

  it.each([
    [said({ high: 0, total: 0 }), 0, /^No advisory/],
    [said({ low: 0, high: 2, critical: 1, total: 3 }), 1, /^Advisories: 2 high, 1 critical\. Packages: b\.$/],
    [JSON.stringify({ message: '405 Method Not Allowed', error: {} }), 2, /^Not checked: .*405/],
    ['', 2, /^Not checked: .*no answer/],
  ])('of %j ends with %d', (printed, code, line) => {
    expect(verdictOf(printed)).toEqual({ exitCode: code, line: expect.stringMatching(line) });
  });
});
