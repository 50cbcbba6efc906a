import type { Deploy } from '../read-deploy.ts';
import type { Kinds, Selector } from '../manifests.ts';
import { ofKind, podsOf, selects } from './pods.ts';

interface PlacedSelector {
  title: string;
  selector: Selector;
  /** Labels of the pods that the selector has to match. */
  labels?: Record<string, string>;
  /** True when the selector may match only one workload. */
  isAlone?: boolean;
}

/** Lists all selectors with their purpose. */
function selectorsOf(deploy: Deploy): PlacedSelector[] {
  const own = <Kind extends keyof Kinds>(kind: Kind, selectorOf: (manifest: Kinds[Kind]) => Selector) =>
    ofKind(deploy, kind).map((manifest) => ({
      title: `${kind} ${manifest.metadata.name}`,
      selector: selectorOf(manifest),
    }));
  const spreads = podsOf(deploy).flatMap(({ title, spec, labels }) =>
    (spec.topologySpreadConstraints ?? []).map(({ topologyKey, labelSelector }) => ({
      title: `${title} over ${topologyKey}`,
      selector: labelSelector,
      labels,
      isAlone: true,
    })),
  );
  const alone = [
    ...own('Deployment', ({ spec }) => spec.selector),
    ...own('PodDisruptionBudget', ({ spec }) => spec.selector),
    ...own('Service', ({ spec }) => ({ matchLabels: spec.selector })),
  ];
  return [
    ...alone.map((entry) => ({ ...entry, isAlone: true })),
    ...own('NetworkPolicy', ({ spec }) => spec.podSelector),
    ...own('PodMonitor', ({ spec }) => spec.selector),
    ...spreads,
  ];
}

/** Reports selectors without a pod, with too many workloads, or with the pods of another workload. */
export function labelFaults(deploy: Deploy) {
  const pods = podsOf(deploy);
  const wrong = selectorsOf(deploy).flatMap(({ title, selector, labels: expected, isAlone }) => {
    const taken = pods.filter(({ labels }) => selects(selector, labels));
    if (taken.length === 0) return [`${title} selects no pods`];
    if (isAlone && taken.length > 1) return [`${title} selects the pods of ${taken.length} workloads`];
    return expected && taken[0]?.labels !== expected ? [`${title} selects the pods of another workload`] : [];
  });
  const lost = pods
    .filter(
      ({ workload, labels }) => workload.kind === 'Deployment' && !selects(workload.spec.selector, labels),
    )
    .map(({ title }) => `${title} does not select its own pods`);
  return [...wrong, ...lost];
}
