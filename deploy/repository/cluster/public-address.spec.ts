import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { manifestsIn, overlays, settingsOf } from './overlay.ts';

interface IngressSpec {
  tls?: { hosts: string[]; secretName: string }[];
  rules: { host: string; http: { paths: object[] } }[];
}

it.each(overlays)(
  'the public address of overlay %s is the host of its Ingress, with TLS under https',
  (overlay) => {
    const { protocol, hostname } = new URL(settingsOf(overlay)['PUBLIC_URL'] ?? '');
    const ingresses = manifestsIn(join('overlays', overlay)).filter(({ kind }) => kind === 'Ingress');
    if (protocol === 'https:') expect(ingresses).not.toHaveLength(0);
    for (const { tls, rules } of ingresses.map(({ spec }) => spec as IngressSpec)) {
      expect(rules.map(({ host }) => host)).toEqual([hostname]);
      if (protocol === 'https:') expect(tls).toEqual([{ hosts: [hostname], secretName: expect.any(String) }]);
    }
  },
);

it("the Ingress does not log which properties are visitors' favourites [V-7.27]", () => {
  const unlogged = manifestsIn(join('overlays', 'production')).filter(
    ({ metadata: { annotations } }) =>
      annotations?.['nginx.ingress.kubernetes.io/enable-access-log'] === 'false',
  );
  expect(unlogged.map(({ spec }) => (spec as IngressSpec).rules[0]?.http.paths)).toEqual([
    [expect.objectContaining({ path: '/api/properties/compared', pathType: 'Exact' })],
  ]);
});
