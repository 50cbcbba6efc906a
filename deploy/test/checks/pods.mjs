/** Every manifest of a kind. */
export const ofKind = ({ manifests }, kind) =>
  manifests.map(({ document }) => document).filter((document) => document.kind === kind);

const templateOf = ({ kind, spec }) => (kind === 'CronJob' ? spec.jobTemplate.spec.template : spec.template);

/** What runs: each workload with the labels and the specification of its pods. */
export function podsOf(deploy) {
  return [...ofKind(deploy, 'Deployment'), ...ofKind(deploy, 'CronJob')].map((workload) => {
    const { metadata, spec } = templateOf(workload);
    return { title: `${workload.kind} ${workload.metadata.name}`, workload, labels: metadata.labels, spec };
  });
}

/** Every container with the pod that it is in. */
export const containersOf = (deploy) =>
  podsOf(deploy).flatMap((pod) => pod.spec.containers.map((container) => ({ pod, container })));

const OPERATORS = {
  In: (value, values) => values.includes(value),
  NotIn: (value, values) => !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};

/** Whether a label selector takes these labels; an empty one takes all. */
export function selects({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => OPERATORS[operator](labels[key], values))
  );
}
