import type { Kinds, Selector } from '../manifests.ts';
import type { Deploy } from '../read-deploy.ts';

/** Lists the manifests of a kind. */
export const ofKind = <Kind extends keyof Kinds>({ manifests }: Pick<Deploy, 'manifests'>, kind: Kind) =>
  manifests.map(({ document }) => document).filter((document) => document.kind === kind) as Kinds[Kind][];

const templateOf = (workload: Kinds['CronJob' | 'Deployment']) =>
  workload.kind === 'CronJob' ? workload.spec.jobTemplate.spec.template : workload.spec.template;

/** Lists the workloads with the labels and the specification of their pods. */
export function podsOf(deploy: Deploy) {
  return [...ofKind(deploy, 'Deployment'), ...ofKind(deploy, 'CronJob')].map((workload) => {
    const { metadata, spec } = templateOf(workload);
    return { title: `${workload.kind} ${workload.metadata.name}`, workload, labels: metadata.labels, spec };
  });
}

/** Lists the containers with their pods. */
export const containersOf = (deploy: Deploy) =>
  podsOf(deploy).flatMap((pod) => pod.spec.containers.map((container) => ({ pod, container })));

const OPERATORS = {
  In: (value: string | undefined, values: string[]) => value !== undefined && values.includes(value),
  NotIn: (value: string | undefined, values: string[]) => value === undefined || !values.includes(value),
  Exists: (value: string | undefined) => value !== undefined,
  DoesNotExist: (value: string | undefined) => value === undefined,
};

/** Returns whether a label selector matches these labels. An empty one matches all. */
export function selects({ matchLabels = {}, matchExpressions }: Selector, labels: Record<string, string>) {
  const expressions = matchExpressions ?? [];
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    expressions.every(({ key, operator, values }) => OPERATORS[operator](labels[key], values))
  );
}
