import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSummary } from './k6.mjs';
import { scenarios } from './scenarios.mjs';

const folder = join(import.meta.dirname, 'scripts');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

describe('the scripts of the load', () => {
  it('are there for each scenario', () => {
    expect(scripts).toEqual(expect.arrayContaining(scenarios.map(({ name }) => `${name}.js`)));
  });

  it.each(scripts)('%s allows no failed request and no failed check', (script) => {
    const source = readFileSync(join(folder, script), 'utf8');
    expect(source).toContain(`checks: ['rate==1']`);
    expect(source).toContain(`http_req_failed: ['rate==0']`);
  });
});

describe('the summary of k6', () => {
  it('names the thresholds that were crossed, with requests, failures and times', () => {
    const text = JSON.stringify({
      metrics: {
        http_reqs: { count: 400, rate: 20 },
        http_req_failed: { passes: 3, fails: 397, thresholds: { 'rate==0': true } },
        http_req_duration: { 'p(50)': 4, 'p(95)': 20, 'p(99)': 31 },
        checks: { passes: 400, fails: 0, thresholds: { 'rate==1': false } },
      },
    });
    const { requests, failed, times, broken } = readSummary(text);
    expect({ requests, failed, times, broken }).toEqual({
      requests: 400,
      failed: 3,
      times: [4, 20, 31],
      broken: ['http_req_failed rate==0'],
    });
  });

  it('of a script that did not start has no requests and no times', () => {
    expect(readSummary('{"metrics":{}}')).toMatchObject({ requests: 0, broken: [], times: [NaN, NaN, NaN] });
  });
});
