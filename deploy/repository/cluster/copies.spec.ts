import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { crmQueue } from '@estate/contracts/jobs';
import { leadMailQueue } from '@estate/contracts/queues';
import { metrics } from '@estate/server-kit/observability/metrics';
import '@estate/server-kit/stores/queue-metrics';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../../local/places.mjs';
import { manifestsIn, overlays, settingsOf, workloads } from './overlay.ts';

const services = workloads.filter(({ kind }) => kind === 'Deployment').map(({ name }) => name);
const manifestsOf = (overlay: string) => manifestsIn(join('overlays', overlay));

interface ScalerSpec {
  scaleTargetRef: { name: string };
  minReplicas?: number;
  minReplicaCount?: number;
  maxReplicas?: number;
  maxReplicaCount?: number;
  triggers?: { metadata: { query: string } }[];
}

/** The workloads that scale by CPU, and those that scale by jobs. */
const scalersOf = (overlay: string) =>
  ['HorizontalPodAutoscaler', 'ScaledObject'].flatMap((scaler) =>
    manifestsOf(overlay)
      .filter(({ kind }) => kind === scaler)
      .map(({ spec }) => {
        const { scaleTargetRef, triggers = [], ...bounds } = spec as ScalerSpec;
        const least = bounds.minReplicas ?? bounds.minReplicaCount ?? 0;
        const most = bounds.maxReplicas ?? bounds.maxReplicaCount ?? 0;
        return {
          service: scaleTargetRef.name,
          least,
          most,
          queries: triggers.map(({ metadata }) => metadata.query),
        };
      }),
  );

function fixedCopies(overlay: string): Map<string, number> {
  const file = join(root, 'k8s', 'overlays', overlay, 'kustomization.yaml');
  const { replicas = [] } = parse(readFileSync(file, 'utf8')) as {
    replicas?: { name: string; count: number }[];
  };
  return new Map(replicas.map(({ name, count }) => [name, count]));
}

/** The maximum number of concurrent copies of a service in an overlay. */
const maxCopies = (overlay: string, service: string) => {
  const scaled = scalersOf(overlay).filter((each) => each.service === service);
  return Math.max(fixedCopies(overlay).get(service) ?? 1, ...scaled.map(({ most }) => most));
};

describe('the copies of a service', () => {
  it('only Kubernetes overlays set the number of copies of a service, as a number or by an autoscaler', () => {
    const written = manifestsIn('base').filter(({ spec }) => Object.hasOwn(spec as object, 'replicas'));
    expect(written).toEqual([]);
    for (const overlay of overlays) {
      const scaled = scalersOf(overlay).map(({ service }) => service);
      expect(scaled).toHaveLength(new Set(scaled).size);
      expect(scaled.filter((name) => fixedCopies(overlay).has(name) || !services.includes(name))).toEqual([]);
    }
  });

  it('production runs at least two copies of each service, and draining a node ends only one of them at a time', () => {
    const budgets = manifestsOf('production').filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual([...services].sort());
    for (const { metadata, spec } of budgets)
      expect(spec).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: { app: metadata.name } } });
    const least = new Map(scalersOf('production').map((each) => [each.service, each.least]));
    const single = services.filter(
      (name) => (least.get(name) ?? fixedCopies('production').get(name) ?? 1) < 2,
    );
    expect(single).toEqual([]);
  });

  it('production scales services for visitors by CPU and services with queues by waiting jobs', () => {
    expect(scalersOf('production').map(({ service }) => service)).toEqual([
      'bff',
      'catalog',
      'media',
      'crm-sync',
      'leads',
    ]);
    const queries = scalersOf('production').flatMap((scaler) => scaler.queries);
    // server-kit defines the metric and its states, the contracts define the queues.
    expect(queries).toEqual(
      [crmQueue, webhookQueue, leadMailQueue].map(
        (queue) => `sum(max by (state) (queue_jobs{queue="${queue}", state=~"waiting|delayed"}))`,
      ),
    );
    expect(metrics.getSingleMetric('queue_jobs')).toBeDefined();
  });

  it.each(overlays)(
    'copies of media share one storage in overlay %s, which is a folder only for a single copy',
    (overlay) => {
      const isFolder = settingsOf(overlay)['STORAGE_URL']?.startsWith('file:');
      expect({ isFolder, several: maxCopies(overlay, 'media') > 1 }).not.toEqual({
        isFolder: true,
        several: true,
      });
      expect(isFolder).toBeDefined();
    },
  );
});
