import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { serviceNames } from '../local/services.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: { alert: string }[] }[] };
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

describe('each alert', () => {
  it('each Prometheus alert has a paragraph in the runbook, in the same order', () => {
    const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(alerts);
  });

  it('each Prometheus alert has a test case in which it fires', () => {
    const fired = [...read('alerts.test.yaml').matchAll(/\{alertname="(\w+)"\}/g)].map(([, alert]) => alert);
    expect(fired).toEqual(alerts);
  });
});

it('Prometheus scrapes every service, so that each one that is down raises an alert', () => {
  const { scrape_configs } = parse(read('prometheus.yaml')) as {
    scrape_configs: { static_configs: { targets: string[]; labels: { service: string } }[] }[];
  };
  const scraped = scrape_configs.flatMap(({ static_configs }) => static_configs);
  expect(Object.fromEntries(scraped.map(({ targets, labels }) => [labels.service, targets]))).toEqual(
    Object.fromEntries(serviceNames.map((name) => [name, [`${name}:4003`]])),
  );
});
