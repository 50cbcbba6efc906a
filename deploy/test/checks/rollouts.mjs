import { readServer } from '../read-server.mjs';
import { ofKind, podsOf } from './pods.mjs';

const { closesWithin } = readServer();

/** What a container has in its environment, but for secrets. */
export function environmentOf({ kustomizations }, { env = [], envFrom = [] }) {
  const maps = envFrom.flatMap(({ configMapRef }) => (configMapRef ? [configMapRef.name] : []));
  const shared = kustomizations.flatMap(({ settings }) => settings).filter(({ name }) => maps.includes(name));
  return Object.assign(
    {},
    ...shared.map(({ values }) => values),
    ...env.map(({ name, value }) => ({ [name]: value })),
  );
}

/** Kubernetes kills what has not stopped within the grace period. */
function graceFaults(deploy) {
  return podsOf(deploy)
    .filter(({ workload }) => workload.kind === 'Deployment')
    .flatMap(({ title, spec }) => {
      const { DRAIN_SECONDS } = environmentOf(deploy, spec.containers[0]);
      const needed = Number(DRAIN_SECONDS) + closesWithin;
      const isEnough = spec.terminationGracePeriodSeconds > needed;
      return isEnough ? [] : [`${title} is killed before its ${needed} seconds of leaving are over`];
    });
}

function startFaults(deploy) {
  return podsOf(deploy)
    .filter(({ workload }) => workload.kind === 'Deployment')
    .filter(({ workload, spec }) => {
      const { periodSeconds, failureThreshold } = spec.containers[0].startupProbe;
      return workload.spec.progressDeadlineSeconds <= periodSeconds * failureThreshold;
    })
    .map(({ title }) => `${title} is given up as a rollout before its start is`);
}

/** Whatever visitors get from is never fewer than before; what publishes its own modules is never there in two versions. */
function strategyFaults(deploy) {
  const published = ofKind(deploy, 'Deployment').filter(({ spec }) =>
    spec.template.spec.containers.some(({ command = [] }) => command.includes('--publish')),
  );
  const mixed = published
    .filter(({ spec }) => spec.strategy.type !== 'Recreate')
    .map(({ metadata }) => `Deployment ${metadata.name} publishes from two versions at once`);
  const served = ofKind(deploy, 'Deployment').filter((workload) => !published.includes(workload));
  const fewer = served
    .filter(({ spec }) => spec.strategy.rollingUpdate?.maxUnavailable !== 0)
    .map(({ metadata }) => `Deployment ${metadata.name} takes servers away before others are there`);
  return [...mixed, ...fewer];
}

/** An autoscaler that scales nothing, one that every rollout resets, a budget that lets nothing go. */
function scaleFaults(deploy) {
  const workloads = ofKind(deploy, 'Deployment');
  const scaled = ofKind(deploy, 'HorizontalPodAutoscaler').flatMap(({ metadata, spec }) => {
    const { kind, name } = spec.scaleTargetRef;
    const target = kind === 'Deployment' && workloads.find((workload) => workload.metadata.name === name);
    if (!target)
      return [`HorizontalPodAutoscaler ${metadata.name} scales ${kind} ${name}, which is not there`];
    return target.spec.replicas === undefined ? [] : [`Deployment ${name} sets the replicas that are scaled`];
  });
  const stuck = ofKind(deploy, 'PodDisruptionBudget')
    .filter(({ spec }) => spec.maxUnavailable !== 1)
    .map(({ metadata }) => `PodDisruptionBudget ${metadata.name} does not let one pod at a time go`);
  return [...scaled, ...stuck];
}

export const rolloutFaults = (deploy) =>
  [graceFaults, startFaults, strategyFaults, scaleFaults].flatMap((check) => check(deploy));
