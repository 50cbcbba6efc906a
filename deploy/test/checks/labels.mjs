import { ofKind, podsOf, selects } from './pods.mjs';

/** Every selector with what it is for, and the number of workloads that it may take. */
function selectorsOf(deploy) {
  const own = (kind, selectorOf) =>
    ofKind(deploy, kind).map((document) => ({
      title: `${kind} ${document.metadata.name}`,
      selector: selectorOf(document.spec),
    }));
  const spreads = podsOf(deploy).flatMap(({ title, spec, labels }) =>
    (spec.topologySpreadConstraints ?? []).map(({ topologyKey, labelSelector }) => ({
      title: `${title} over ${topologyKey}`,
      selector: labelSelector,
      takes: labels,
      isAlone: true,
    })),
  );
  const alone = ['Deployment', 'PodDisruptionBudget'].flatMap((kind) =>
    own(kind, ({ selector }) => selector),
  );
  return [
    ...alone.map((entry) => ({ ...entry, isAlone: true })),
    ...own('Service', ({ selector }) => ({ matchLabels: selector })).map((entry) => ({
      ...entry,
      isAlone: true,
    })),
    ...own('NetworkPolicy', ({ podSelector }) => podSelector),
    ...own('PodMonitor', ({ selector }) => selector),
    ...spreads,
  ];
}

/** Selectors that take nothing, or more than one workload where one is meant; those of workloads that miss their own pods. */
export function labelFaults(deploy) {
  const pods = podsOf(deploy);
  const wrong = selectorsOf(deploy).flatMap(({ title, selector, takes, isAlone }) => {
    const taken = pods.filter(({ labels }) => selects(selector, labels));
    if (taken.length === 0) return [`${title} selects no pods`];
    if (isAlone && taken.length > 1) return [`${title} selects the pods of ${taken.length} workloads`];
    return takes && taken[0].labels !== takes ? [`${title} selects the pods of another workload`] : [];
  });
  const lost = pods
    .filter(
      ({ workload, labels }) => workload.kind === 'Deployment' && !selects(workload.spec.selector, labels),
    )
    .map(({ title }) => `${title} does not select its own pods`);
  return [...wrong, ...lost];
}
