interface Container {
  startupProbe?: unknown;
  livenessProbe?: unknown;
  readinessProbe?: unknown;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}
interface Pod {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: unknown[];
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  containers: Container[];
}
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: { template?: { spec: Pod }; jobTemplate?: { spec: { template: { spec: Pod } } } };
}

/**
 * Violations of the rules for pods (architecture.md, Cluster), one per line. Checks rendered manifests, because most
 * settings come from patches.
 */
export function podFaults(manifests: readonly Manifest[]): string[] {
  const withPods = manifests.flatMap(({ kind, metadata, spec }) => {
    const pod = (spec?.jobTemplate?.spec ?? spec)?.template?.spec;
    // The demo's stores are third-party images.
    const isOurs = metadata.labels?.['app.kubernetes.io/part-of'] === 'estate';
    return pod
      ? [{ name: `${kind} ${metadata.name}`, pod, isOurs, isService: isOurs && kind === 'Deployment' }]
      : [];
  });
  if (!withPods.some(({ isOurs }) => isOurs)) return ['There is no pod of ours.'];
  return withPods.flatMap(({ name, pod, isOurs, isService }) => {
    const rules = [
      ...everyPod(pod),
      ...pod.containers.flatMap(everyContainer),
      ...(isOurs ? pod.containers.map(ourContainer) : []),
      ...(isService ? serviceRules(pod) : []),
    ];
    return rules.flatMap(([isKept, fault]) => (isKept ? [] : [`${name} ${fault}.`]));
  });
}

type Rule = readonly [isKept: boolean | undefined, fault: string];

const everyPod = ({ securityContext, automountServiceAccountToken }: Pod): Rule[] => [
  [securityContext?.runAsNonRoot, 'may run as root'],
  [securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
  [automountServiceAccountToken === false, 'gets a token of the cluster'],
];

const everyContainer = ({ resources, securityContext }: Container): Rule[] => [
  [securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
  [securityContext?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
  [Boolean(resources?.requests?.['cpu'] && resources.requests['memory']), 'requests no cpu or memory'],
  [Boolean(resources?.limits?.['memory']), 'has no limit of memory'],
];

const ourContainer = ({ securityContext }: Container): Rule => [
  securityContext?.readOnlyRootFilesystem,
  'may write its root',
];

const serviceRules = ({
  terminationGracePeriodSeconds = 0,
  topologySpreadConstraints = [],
  containers,
}: Pod): Rule[] => [
  [terminationGracePeriodSeconds >= 25, 'is killed before it has drained'],
  [topologySpreadConstraints.length > 0, 'may have all copies on one node'],
  [containers.every((one) => one.startupProbe && one.livenessProbe && one.readinessProbe), 'lacks a probe'],
];
