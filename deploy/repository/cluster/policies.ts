import { type Manifest } from './overlay.ts';

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}
interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { readonly values: readonly string[] }[];
}
interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}
export interface Policy {
  readonly name: string;
  /** The pods that it is about, by their label `app`; none stands for all. */
  readonly apps: readonly string[];
  readonly policyTypes: readonly string[];
  readonly ingress: readonly Rule[];
  readonly egress: readonly Rule[];
}

interface Spec extends Partial<Pick<Policy, 'policyTypes' | 'ingress' | 'egress'>> {
  readonly podSelector?: Selector;
}

const appsOf = ({ matchLabels, matchExpressions }: Selector = {}): readonly string[] =>
  matchLabels?.['app'] ? [matchLabels['app']] : (matchExpressions ?? []).flatMap(({ values }) => values);

/** The NetworkPolicies among manifests, patches as well. */
export const policiesIn = (manifests: readonly Manifest[]): Policy[] =>
  manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata: { name }, spec }) => {
      const { podSelector, policyTypes = [], ingress = [], egress = [] } = spec as Spec;
      return { name, apps: appsOf(podSelector), policyTypes, ingress, egress };
    });

/** Both ends of a rule by name: apps, or the namespace from which others call. */
const peersOf = (peers: readonly Peer[] = []): readonly string[] =>
  peers.flatMap(({ podSelector, namespaceSelector }) => {
    const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
    return namespace === undefined ? appsOf(podSelector) : [`namespace ${namespace}`];
  });

/** `bff > catalog:4000` for each call that the callee's policies let in. */
export const letIn = (policies: readonly Policy[]): string[] =>
  policies.flatMap(({ apps, ingress }) =>
    apps.flatMap((app) =>
      ingress.flatMap(({ from, ports = [] }) =>
        peersOf(from).flatMap((caller) => ports.map(({ port }) => `${caller} > ${app}:${port}`)),
      ),
    ),
  );

/** `bff > catalog:4000` for each call that the caller's policies let out. */
export const letOut = (policies: readonly Policy[]): string[] =>
  policies.flatMap(({ apps, egress }) =>
    apps.flatMap((app) =>
      egress.flatMap(({ to, ports = [] }) =>
        peersOf(to).flatMap((callee) => ports.map(({ port }) => `${app} > ${callee}:${port}`)),
      ),
    ),
  );
