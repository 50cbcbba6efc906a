import type { Deploy } from '../read-deploy.ts';
import { readServer } from '../read-server.ts';
import type { Container } from '../manifests.ts';
import { ofKind, podsOf } from './pods.ts';

const { closesWithin } = readServer();

/** Returns the environment of a container without secrets. */
function environmentOf({ kustomizations }: Deploy, { env, envFrom }: Container) {
  const maps = (envFrom ?? []).flatMap(({ configMapRef }) => (configMapRef ? [configMapRef.name] : []));
  const shared = kustomizations.flatMap(({ settings }) => settings).filter(({ name }) => maps.includes(name));
  return Object.assign(
    {} as Record<string, string>,
    ...shared.map(({ values }) => values),
    ...(env ?? []).map(({ name, value }) => ({ [name]: value })),
  );
}

const deployedPodsOf = (deploy: Deploy) =>
  podsOf(deploy).flatMap(({ workload, ...pod }) =>
    workload.kind === 'Deployment' ? [{ ...pod, workload }] : [],
  );

/** Reports grace periods after which Kubernetes kills the pod before the server has stopped. */
function graceFaults(deploy: Deploy) {
  return deployedPodsOf(deploy).flatMap(({ title, spec }) => {
    const { DRAIN_SECONDS } = environmentOf(deploy, spec.containers[0]);
    const needed = Number(DRAIN_SECONDS) + closesWithin;
    const isEnough = spec.terminationGracePeriodSeconds > needed;
    return isEnough ? [] : [`${title} is killed before its ${needed} seconds of draining are over`];
  });
}

function startFaults(deploy: Deploy) {
  return deployedPodsOf(deploy)
    .filter(({ workload, spec }) => {
      const { periodSeconds = 0, failureThreshold = 0 } = spec.containers[0].startupProbe ?? {};
      return workload.spec.progressDeadlineSeconds <= periodSeconds * failureThreshold;
    })
    .map(({ title }) => `${title} exceeds the deadline of its rollout while it starts`);
}

/** Requires that a rollout never reduces the servers, and that two versions never publish their modules at the same time. */
function strategyFaults(deploy: Deploy) {
  const published = ofKind(deploy, 'Deployment').filter(({ spec }) =>
    spec.template.spec.containers.some(({ command = [] }) => command.includes('--publish')),
  );
  const mixed = published
    .filter(({ spec }) => spec.strategy.type !== 'Recreate')
    .map(({ metadata }) => `Deployment ${metadata.name} publishes from two versions at once`);
  const served = ofKind(deploy, 'Deployment').filter((workload) => !published.includes(workload));
  const fewer = served
    .filter(({ spec }) => spec.strategy.rollingUpdate?.maxUnavailable !== 0)
    .map(({ metadata }) => `Deployment ${metadata.name} removes servers before others are ready`);
  return [...mixed, ...fewer];
}

/** Reports an autoscaler without a target or reset by every rollout, and a budget that blocks evictions. */
function scaleFaults(deploy: Deploy) {
  const workloads = ofKind(deploy, 'Deployment');
  const scaled = ofKind(deploy, 'HorizontalPodAutoscaler').flatMap(({ metadata, spec }) => {
    const { kind, name } = spec.scaleTargetRef;
    const target = kind === 'Deployment' && workloads.find((workload) => workload.metadata.name === name);
    if (!target)
      return [`HorizontalPodAutoscaler ${metadata.name} scales ${kind} ${name}, which does not exist`];
    return target.spec.replicas === undefined ? [] : [`Deployment ${name} sets the replicas that are scaled`];
  });
  const stuck = ofKind(deploy, 'PodDisruptionBudget')
    .filter(({ spec }) => spec.maxUnavailable !== 1)
    .map(
      ({ metadata }) => `PodDisruptionBudget ${metadata.name} does not allow evictions of one pod at a time`,
    );
  return [...scaled, ...stuck];
}

export const rolloutFaults = (deploy: Deploy) =>
  [graceFaults, startFaults, strategyFaults, scaleFaults].flatMap((check) => check(deploy));
