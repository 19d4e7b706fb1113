import { type Manifest } from './overlay.ts';

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { readonly values: readonly string[] }[];
}
interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}
interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}
interface Spec {
  readonly podSelector?: Selector;
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
}
interface Policy extends Required<Omit<Spec, 'podSelector'>> {
  readonly name: string;
  /** The pods to which the policy applies, by their label `app`. Empty means all pods. */
  readonly apps: readonly string[];
}

const appsOf = ({ matchLabels, matchExpressions = [] }: Selector = {}): readonly string[] =>
  matchLabels?.['app'] ? [matchLabels['app']] : matchExpressions.flatMap(({ values }) => values);

/** The NetworkPolicies among the manifests, including patches. */
export const policiesIn = (manifests: readonly Manifest[]): Policy[] =>
  manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata: { name }, spec }) => {
      const { podSelector, policyTypes = [], ingress = [], egress = [] } = spec as Spec;
      return { name, apps: appsOf(podSelector), policyTypes, ingress, egress };
    });

/** The apps that the peers select, or `namespace <name>` for a namespace. */
const namesOf = (peers: readonly Peer[] = []): readonly string[] =>
  peers.flatMap(({ podSelector, namespaceSelector }) => {
    const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
    return namespace === undefined ? appsOf(podSelector) : [`namespace ${namespace}`];
  });

const callsOf = (from: readonly string[], to: readonly string[], { ports = [] }: Rule) =>
  from.flatMap((caller) => to.flatMap((callee) => ports.map(({ port }) => `${caller} > ${callee}:${port}`)));

/** `bff > catalog:4000` for each call that the callee's ingress policies allow. */
export const allowedIngress = (policies: readonly Policy[]): string[] =>
  policies.flatMap(({ apps, ingress }) => ingress.flatMap((rule) => callsOf(namesOf(rule.from), apps, rule)));

/** `bff > catalog:4000` for each call that the caller's egress policies allow. */
export const allowedEgress = (policies: readonly Policy[]): string[] =>
  policies.flatMap(({ apps, egress }) => egress.flatMap((rule) => callsOf(apps, namesOf(rule.to), rule)));
