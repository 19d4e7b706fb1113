import { parseAllDocuments } from 'yaml';

/**
 * @typedef {{
 *   name: string, image: string, lifecycle?: { preStop?: unknown },
 *   startupProbe?: unknown, livenessProbe?: unknown, readinessProbe?: unknown,
 *   resources?: { requests?: Record<string, string>, limits?: Record<string, string> },
 *   securityContext?: { allowPrivilegeEscalation?: boolean, readOnlyRootFilesystem?: boolean, capabilities?: { drop?: string[] } },
 * }} Container
 * @typedef {{
 *   automountServiceAccountToken?: boolean, terminationGracePeriodSeconds?: number, topologySpreadConstraints?: unknown[],
 *   securityContext?: { runAsNonRoot?: boolean, seccompProfile?: { type: string } }, containers: Container[],
 * }} Pod
 * @typedef {{ template: { spec: Pod } }} Template
 */

/**
 * What the pods of rendered manifests lack of what architecture.md, Cluster, says of each: one line a fault. Patches make
 * most of it, so it shows in the rendered manifests only.
 * @param {string} rendered
 */
export function podFaults(rendered) {
  /** @type {{ kind: string, metadata: { name: string, labels?: Record<string, string> }, spec: Template & { jobTemplate?: { spec: Template } } }[]} */
  const manifests = parseAllDocuments(rendered).map((document) => document.toJS());
  const withPods = manifests.filter(({ kind }) =>
    ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind),
  );
  const isOurs = (/** @type {typeof manifests[number]} */ { metadata }) =>
    metadata.labels?.['app.kubernetes.io/part-of'] === 'estate';
  if (!withPods.some(isOurs)) return ['There is no pod of ours.'];
  return withPods.flatMap((manifest) => {
    const { kind, metadata } = manifest;
    const pod = (manifest.spec.jobTemplate?.spec ?? manifest.spec).template.spec;
    const rules = everyPod(pod);
    // The stores of the demo are programs of others.
    if (isOurs(manifest)) rules.push(...ourPods(pod));
    if (isOurs(manifest) && kind === 'Deployment') rules.push(...ourServices(pod));
    return rules.flatMap(([isKept, fault]) => (isKept ? [] : [`${kind} ${metadata.name} ${fault}.`]));
  });
}

/** @param {Pod} pod @returns {[boolean, string][]} */
const everyPod = (pod) => [
  [pod.securityContext?.runAsNonRoot === true, 'may run as root'],
  [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
  [pod.automountServiceAccountToken === false, 'gets a token of the cluster'],
  ...pod.containers.flatMap(
    ({ resources, securityContext }) =>
      /** @type {[boolean, string][]} */ ([
        [securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
        [securityContext?.capabilities?.drop?.includes('ALL') === true, 'keeps capabilities'],
        [Boolean(resources?.requests?.['cpu'] && resources.requests['memory']), 'requests no cpu or memory'],
        [Boolean(resources?.limits?.['memory']), 'has no limit of memory'],
      ]),
  ),
];

/** @param {Pod} pod @returns {[boolean, string][]} */
const ourPods = ({ containers }) =>
  containers.map(({ securityContext }) => [
    securityContext?.readOnlyRootFilesystem === true,
    'may write its root',
  ]);

/** @param {Pod} pod @returns {[boolean, string][]} */
const ourServices = (pod) => [
  [(pod.terminationGracePeriodSeconds ?? 0) >= 25, 'is killed before it has drained'],
  [(pod.topologySpreadConstraints ?? []).length > 0, 'may have all copies on one node'],
  ...pod.containers.flatMap(
    (container) =>
      /** @type {[boolean, string][]} */ ([
        [container.lifecycle?.preStop !== undefined, 'ends before its endpoint is gone'],
        [
          Boolean(container.startupProbe && container.livenessProbe && container.readinessProbe),
          'lacks a probe',
        ],
      ]),
  ),
];
