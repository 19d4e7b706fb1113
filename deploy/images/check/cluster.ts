import { serviceNames } from '../../local/services.ts';
import { environmentOf, overlays, workloads } from '../../repository/cluster/overlay.ts';
import { type Services } from './compose.ts';

/**
 * The deployments of each overlay as services of compose, in the order in which they start, with the demo's secret, whose
 * addresses are the names of compose's stores; `instead` replaces variables of the pods that have them.
 */
export function clusterServices(instead: Readonly<Record<string, string>>): Record<string, Services> {
  return Object.fromEntries(overlays.map((overlay) => [`k8s, ${overlay}`, servicesOf(overlay, instead)]));
}

const servicesOf = (overlay: string, instead: Readonly<Record<string, string>>): Services =>
  Object.fromEntries(
    serviceNames.map((name) => {
      const pod = workloads.find((workload) => workload.kind === 'Deployment' && workload.name === name);
      if (!pod) throw new Error(`${name} has no deployment.`);
      const given = environmentOf(overlay, pod);
      const replaced = Object.entries(instead).filter(([variable]) => variable in given);
      const environment = { ...given, ...Object.fromEntries(replaced) };
      const build = { args: { APP: pod.app } };
      return [name, { image: `estate/${pod.app}`, restart: 'unless-stopped', build, environment }];
    }),
  );
