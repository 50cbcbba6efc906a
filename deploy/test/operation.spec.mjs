import { describe } from '@jest/globals';
import { kustomizationFaults } from './checks/kustomizations.mjs';
import { rolloutFaults } from './checks/rollouts.mjs';
import { safetyFaults } from './checks/safety.mjs';
import { finds } from './finds.mjs';
import { manifest } from './read-deploy.mjs';

const deploymentOf = (deploy, name = 'web') => manifest(deploy, 'Deployment', name).spec;
const podOf = (deploy, name) => deploymentOf(deploy, name).template.spec;
const backupOf = (deploy) => manifest(deploy, 'CronJob', 'backup').spec.jobTemplate.spec.template.spec;
const kustomizationOf = (deploy, name) => deploy.kustomizations.find(({ folder }) => folder.endsWith(name));

describe('rollouts', () => {
  finds(rolloutFaults, [
    [
      'a server that is killed while it leaves',
      (deploy) => (podOf(deploy).terminationGracePeriodSeconds = 20),
      'Deployment web is killed before its 21 seconds',
    ],
    [
      'a longer leave than the grace period',
      (deploy) => (kustomizationOf(deploy, 'base').settings[0].values.DRAIN_SECONDS = '60'),
      'Deployment worker is killed before its 71 seconds',
    ],
    [
      'a start that takes longer than the rollout may',
      (deploy) => (podOf(deploy).containers[0].startupProbe.failureThreshold = 1000),
      'Deployment web is given up',
    ],
    [
      'a rollout that takes servers away first',
      (deploy) => (deploymentOf(deploy).strategy.rollingUpdate.maxUnavailable = 1),
      'Deployment web takes servers away',
    ],
    [
      'two versions that publish their modules against each other',
      (deploy) => (deploymentOf(deploy, 'worker').strategy = { type: 'RollingUpdate' }),
      'Deployment worker publishes from two versions',
    ],
    [
      'an autoscaler of nothing',
      (deploy) => (manifest(deploy, 'HorizontalPodAutoscaler', 'web').spec.scaleTargetRef.name = 'api'),
      'scales Deployment api',
    ],
    [
      'a number of servers that every rollout brings back',
      (deploy) => (deploymentOf(deploy).replicas = 3),
      'Deployment web sets the replicas',
    ],
    [
      'a budget that empties no node',
      (deploy) => (manifest(deploy, 'PodDisruptionBudget', 'web').spec.maxUnavailable = 0),
      'PodDisruptionBudget web does not let',
    ],
  ]);
});

describe('pods', () => {
  finds(safetyFaults, [
    [
      'a token of Kubernetes',
      (deploy) => delete podOf(deploy).automountServiceAccountToken,
      'carries a token',
    ],
    [
      'root',
      (deploy) => delete backupOf(deploy).securityContext.runAsNonRoot,
      'CronJob backup may run as root',
    ],
    [
      'another user than that of the image',
      (deploy) => (deploy.dockerfile = deploy.dockerfile.replace('USER 1000:1000', 'USER 999:999')),
      'another user than the image, 999:999',
    ],
    [
      'unfiltered calls',
      (deploy) => delete podOf(deploy).securityContext.seccompProfile,
      'filters no system calls',
    ],
    [
      'a way to more privileges',
      (deploy) => delete podOf(deploy).containers[0].securityContext.allowPrivilegeEscalation,
      'may gain privileges',
    ],
    [
      'an image that can be written to',
      (deploy) => (backupOf(deploy).containers[0].securityContext.readOnlyRootFilesystem = false),
      'CronJob backup may write',
    ],
    [
      'capabilities',
      (deploy) => (podOf(deploy).containers[0].securityContext.capabilities.add = ['NET_ADMIN']),
      'keeps capabilities',
    ],
    [
      'a container without bounds',
      (deploy) => delete podOf(deploy, 'worker').containers[0].resources.limits.memory,
      'Deployment worker has no bounds',
    ],
    [
      'an image that changes under its name',
      (deploy) => (podOf(deploy).containers[0].image = 'registry.example.org/vitral:latest'),
      'runs whatever registry.example.org/vitral:latest',
    ],
    [
      'a volume without end',
      (deploy) => (podOf(deploy).volumes[1].emptyDir = {}),
      'Deployment web lets tmp grow',
    ],
    [
      'a mount of nothing',
      (deploy) => (podOf(deploy).volumes[0].name = 'dta'),
      'Deployment web mounts data, which is no volume',
    ],
  ]);
});

describe('kustomizations', () => {
  finds(kustomizationFaults, [
    [
      'a file that none takes in',
      (deploy) => kustomizationOf(deploy, 'base').files.push('gateway.yaml'),
      'does not take in gateway.yaml',
    ],
    [
      'an entry that leads nowhere',
      (deploy) => kustomizationOf(deploy, 'base').document.resources.push('gateway.yaml'),
      'takes in gateway.yaml, which is not there',
    ],
    [
      'a component that leads nowhere',
      (deploy) => (kustomizationOf(deploy, 'example').document.components = ['../../metrics']),
      'takes in ../../metrics, which is not there',
    ],
    [
      'a change of a manifest that is not there',
      (deploy) => (kustomizationOf(deploy, 'example').patches[0].target.name = 'site'),
      'changes Ingress site',
    ],
    [
      'a change of a place that is not there',
      (deploy) => (kustomizationOf(deploy, 'example').patches[0].operations[1].path = '/spec/rules/1/host'),
      'changes /spec/rules/1/host',
    ],
    [
      'an image that nothing runs',
      (deploy) => (kustomizationOf(deploy, 'example').document.images[0].name = 'vitral'),
      'replaces the image vitral',
    ],
    [
      'settings that change none',
      (deploy) => (kustomizationOf(deploy, 'example').document.configMapGenerator[0].name = 'settings'),
      'The settings settings are merged into nothing',
    ],
  ]);
});
