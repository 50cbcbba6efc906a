import { describe } from '@jest/globals';
import { kustomizationFaults } from './checks/kustomizations.ts';
import { rolloutFaults } from './checks/rollouts.ts';
import { safetyFaults } from './checks/safety.ts';
import { finds } from './finds.ts';
import { manifest, type Deploy, type Filled, type Kustomization } from './read-deploy.ts';

const deploymentOf = (deploy: Deploy, name = 'web') => manifest(deploy, 'Deployment', name).spec;
const podOf = (deploy: Deploy, name?: string) => deploymentOf(deploy, name).template.spec;
const backupOf = (deploy: Deploy) =>
  manifest(deploy, 'CronJob', 'backup').spec.jobTemplate.spec.template.spec;
const kustomizationOf = (deploy: Deploy, name: string) =>
  deploy.kustomizations.find(({ folder }) => folder.endsWith(name)) as Filled<Kustomization>;

describe('rollouts', () => {
  finds(rolloutFaults, [
    [
      'a server that is killed while it drains',
      (deploy) => (podOf(deploy).terminationGracePeriodSeconds = 20),
      'Deployment web is killed before its 21 seconds',
    ],
    [
      'a drain longer than the grace period',
      (deploy) => (kustomizationOf(deploy, 'base').settings[0].values.DRAIN_SECONDS = '60'),
      'Deployment worker is killed before its 71 seconds',
    ],
    [
      'a start longer than the deadline of the rollout',
      (deploy) => (podOf(deploy).containers[0].startupProbe.failureThreshold = 1000),
      'Deployment web exceeds the deadline',
    ],
    [
      'a rollout that removes servers first',
      (deploy) => (deploymentOf(deploy).strategy.rollingUpdate.maxUnavailable = 1),
      'Deployment web removes servers',
    ],
    [
      'two versions that publish their modules at the same time',
      (deploy) => Object.assign(deploymentOf(deploy, 'worker'), { strategy: { type: 'RollingUpdate' } }),
      'Deployment worker publishes from two versions',
    ],
    [
      'an autoscaler without a target',
      (deploy) => (manifest(deploy, 'HorizontalPodAutoscaler', 'web').spec.scaleTargetRef.name = 'api'),
      'scales Deployment api',
    ],
    [
      'a fixed number of servers that every rollout restores',
      (deploy) => (deploymentOf(deploy).replicas = 3),
      'Deployment web sets the replicas',
    ],
    [
      'a budget that blocks evictions',
      (deploy) => (manifest(deploy, 'PodDisruptionBudget', 'web').spec.maxUnavailable = 0),
      'PodDisruptionBudget web does not allow',
    ],
  ]);
});

describe('pods', () => {
  finds(safetyFaults, [
    [
      'a token of Kubernetes',
      (deploy) => Reflect.deleteProperty(podOf(deploy), 'automountServiceAccountToken'),
      'carries a token',
    ],
    [
      'root',
      (deploy) => Reflect.deleteProperty(backupOf(deploy).securityContext, 'runAsNonRoot'),
      'CronJob backup may run as root',
    ],
    [
      'another user than that of the image',
      (deploy) => (deploy.dockerfile = deploy.dockerfile.replace('USER 1000:1000', 'USER 999:999')),
      'another user than the image, 999:999',
    ],
    [
      'unfiltered calls',
      (deploy) => Reflect.deleteProperty(podOf(deploy).securityContext, 'seccompProfile'),
      'filters no system calls',
    ],
    [
      'an escalation of privileges',
      (deploy) =>
        Reflect.deleteProperty(podOf(deploy).containers[0].securityContext, 'allowPrivilegeEscalation'),
      'may gain privileges',
    ],
    [
      'a writable image',
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
      (deploy) => Reflect.deleteProperty(podOf(deploy, 'worker').containers[0].resources.limits, 'memory'),
      'Deployment worker has no bounds',
    ],
    [
      'an image without a version',
      (deploy) => (podOf(deploy).containers[0].image = 'registry.example.org/vitral:latest'),
      'runs registry.example.org/vitral:latest',
    ],
    [
      'a volume without a size limit',
      (deploy) => Object.assign(podOf(deploy).volumes[1], { emptyDir: {} }),
      'Deployment web lets tmp grow',
    ],
    [
      'a mount without a volume',
      (deploy) => (podOf(deploy).volumes[0].name = 'dta'),
      'Deployment web mounts data, which is no volume',
    ],
  ]);
});

describe('kustomizations', () => {
  finds(kustomizationFaults, [
    [
      'a file that no kustomization includes',
      (deploy) => kustomizationOf(deploy, 'base').files.push('gateway.yaml'),
      'does not include gateway.yaml',
    ],
    [
      'an entry without a file',
      (deploy) => kustomizationOf(deploy, 'base').document.resources.push('gateway.yaml'),
      'includes gateway.yaml, which does not exist',
    ],
    [
      'a component without a folder',
      (deploy) => (kustomizationOf(deploy, 'example').document.components = ['../../metrics']),
      'includes ../../metrics, which does not exist',
    ],
    [
      'a change of a missing manifest',
      (deploy) => (kustomizationOf(deploy, 'example').patches[0].target.name = 'site'),
      'changes Ingress site',
    ],
    [
      'a change of a missing field',
      (deploy) => (kustomizationOf(deploy, 'example').patches[0].operations[1].path = '/spec/rules/1/host'),
      'changes /spec/rules/1/host',
    ],
    [
      'an image that nothing runs',
      (deploy) => (kustomizationOf(deploy, 'example').document.images[0].name = 'vitral'),
      'replaces the image vitral',
    ],
    [
      'settings that change nothing',
      (deploy) => (kustomizationOf(deploy, 'example').document.configMapGenerator[0].name = 'settings'),
      'The settings settings are merged into nothing',
    ],
  ]);
});
