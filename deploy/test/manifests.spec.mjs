import { describe } from '@jest/globals';
import { labelFaults } from './checks/labels.mjs';
import { portFaults } from './checks/ports.mjs';
import { probesFaults } from './checks/probes.mjs';
import { referenceFaults } from './checks/references.mjs';
import { finds } from './finds.mjs';
import { manifest } from './read-deploy.mjs';

const podOf = (deploy, name) => manifest(deploy, 'Deployment', name).spec.template;
const containerOf = (deploy, name = 'web') => podOf(deploy, name).spec.containers[0];
const COMPONENT = 'app.kubernetes.io/component';

describe('labels', () => {
  finds(labelFaults, [
    [
      'a workload that does not select its own pods',
      (deploy) => (podOf(deploy, 'web').metadata.labels[COMPONENT] = 'wed'),
      'Deployment web selects no pods',
    ],
    [
      'a service that leads to workers, too',
      (deploy) => Reflect.deleteProperty(manifest(deploy, 'Service', 'web').spec.selector, COMPONENT),
      'Service web selects the pods of 3 workloads',
    ],
    [
      'a budget for nothing',
      (deploy) =>
        (manifest(deploy, 'PodDisruptionBudget', 'worker').spec.selector.matchLabels[COMPONENT] = 'works'),
      'PodDisruptionBudget worker selects no pods',
    ],
    [
      'a policy for nothing',
      (deploy) =>
        (manifest(deploy, 'NetworkPolicy', 'requests').spec.podSelector.matchLabels[COMPONENT] = 'api'),
      'NetworkPolicy requests selects no pods',
    ],
    [
      'a monitor of nothing',
      (deploy) =>
        (manifest(deploy, 'PodMonitor', 'vitral').spec.selector.matchExpressions[0].values = ['api']),
      'PodMonitor vitral selects no pods',
    ],
    [
      'pods that are spread by the labels of others',
      (deploy) =>
        (podOf(deploy, 'web').spec.topologySpreadConstraints[0].labelSelector.matchLabels[COMPONENT] =
          'worker'),
      'over topology.kubernetes.io/zone selects the pods of another workload',
    ],
  ]);
});

describe('ports', () => {
  finds(portFaults, [
    [
      'a service that leads to no port',
      (deploy) => (manifest(deploy, 'Service', 'web').spec.ports[0].targetPort = 'htpp'),
      'leads to port htpp',
    ],
    [
      'an ingress that leads to no service',
      (deploy) =>
        (manifest(deploy, 'Ingress', 'web').spec.rules[0].http.paths[0].backend.service.name = 'vitral'),
      'leads to vitral:http',
    ],
    [
      'a policy that opens another port',
      (deploy) => (manifest(deploy, 'NetworkPolicy', 'requests').spec.ingress[0].ports[0].port = 8080),
      'NetworkPolicy requests opens port 8080',
    ],
    [
      'a monitor that asks another port',
      (deploy) => (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].port = 'metrics'),
      'PodMonitor vitral asks port metrics',
    ],
    [
      'a container that declares another port than its image',
      (deploy) => (deploy.dockerfile = deploy.dockerfile.replace('PORT=3000', 'PORT=3001')),
      'Deployment web declares another port than 3001',
    ],
  ]);
});

describe('probes', () => {
  finds(probesFaults, [
    [
      'an address that the server does not have',
      (deploy) => (containerOf(deploy).readinessProbe.httpGet.path = '/healthz'),
      'Deployment web: readinessProbe asks /healthz',
    ],
    [
      'a port that the container does not have',
      (deploy) => (containerOf(deploy, 'worker').livenessProbe.httpGet.port = 8080),
      'Deployment worker: livenessProbe asks port 8080',
    ],
    [
      'a restart whenever the database is away',
      (deploy) => (containerOf(deploy).livenessProbe.httpGet.path = '/health/ready'),
      'Deployment web: livenessProbe depends on the database',
    ],
    [
      'a server that nobody asks',
      (deploy) => delete containerOf(deploy).startupProbe,
      'Deployment web has no startupProbe',
    ],
    [
      'metrics that the server does not have',
      (deploy) => (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].path = '/metric'),
      'PodMonitor vitral asks /metric',
    ],
  ]);
});

describe('what manifests name', () => {
  finds(referenceFaults, [
    [
      'settings that nobody makes',
      (deploy) => (containerOf(deploy).envFrom[0].configMapRef.name = 'settings'),
      'Deployment web reads ConfigMap settings',
    ],
    [
      'a secret that nobody describes',
      (deploy) => (containerOf(deploy).envFrom[1].secretRef.name = 'secrets'),
      'Deployment web reads Secret secrets',
    ],
    [
      'a token that is not in the secret',
      (deploy) =>
        (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].authorization.credentials.key =
          'X'),
      'PodMonitor vitral sends no token',
    ],
    [
      'an account that nobody makes',
      (deploy) => (podOf(deploy, 'worker').spec.serviceAccountName = 'default'),
      'Deployment worker runs under the account default',
    ],
    [
      'a command that is never built',
      (deploy) => (containerOf(deploy, 'worker').command[1] = 'api/dist/worker.js'),
      'Deployment worker starts api/dist/worker.js',
    ],
    [
      'something in another namespace',
      (deploy) => (manifest(deploy, 'Service', 'web').metadata.namespace = 'default'),
      'Service web is not in vitral',
    ],
  ]);
});
