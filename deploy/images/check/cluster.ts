import { serviceNames } from '../../local/services.ts';
import { environmentOf, exampleSecret, overlays, workloads } from '../../repository/cluster/overlay.ts';
import { type Services } from './compose.ts';

/**
 * The deployments of each overlay as services of compose, with the demo's secret, whose addresses are the names of
 * compose's stores; `instead` replaces variables of the pods that have them.
 */
export function clusterServices(instead: Readonly<Record<string, string>>): Record<string, Services> {
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
  if (deployments.length !== serviceNames.length) throw new Error('Each service has one deployment.');
  return Object.fromEntries(
    overlays.map((overlay) => {
      const services = deployments.map((pod) => {
        const given = environmentOf(overlay, pod, { ...exampleSecret, ...instead });
        const environment = { ...given, ...replacing(given, instead) };
        const { name, app } = pod;
        const service = {
          image: `estate/${app}`,
          restart: 'unless-stopped',
          build: { args: { APP: app } },
          environment,
        };
        return [name, service] as const;
      });
      return [`k8s, ${overlay}`, Object.fromEntries(services)] as const;
    }),
  );
}

const replacing = (given: Readonly<Record<string, string>>, instead: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(instead).filter(([name]) => name in given));
