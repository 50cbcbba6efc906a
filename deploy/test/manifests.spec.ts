import { describe } from '@jest/globals';
import { labelFaults } from './checks/labels.ts';
import { portFaults } from './checks/ports.ts';
import { probesFaults } from './checks/probes.ts';
import { referenceFaults } from './checks/references.ts';
import { finds } from './finds.ts';
import { manifest, type Deploy } from './read-deploy.ts';

const podOf = (deploy: Deploy, name: string) => manifest(deploy, 'Deployment', name).spec.template;
const containerOf = (deploy: Deploy, name = 'web') => podOf(deploy, name).spec.containers[0];
const COMPONENT = 'app.kubernetes.io/component';

describe('labels', () => {
  finds(labelFaults, [
    [
      'a workload that does not select its own pods',
      (deploy) => (podOf(deploy, 'web').metadata.labels[COMPONENT] = 'wed'),
      'Deployment web selects no pods',
    ],
    [
      'a service that selects workers, too',
      (deploy) => Reflect.deleteProperty(manifest(deploy, 'Service', 'web').spec.selector, COMPONENT),
      'Service web selects the pods of 3 workloads',
    ],
    [
      'a budget without pods',
      (deploy) =>
        (manifest(deploy, 'PodDisruptionBudget', 'worker').spec.selector.matchLabels[COMPONENT] = 'works'),
      'PodDisruptionBudget worker selects no pods',
    ],
    [
      'a policy without pods',
      (deploy) =>
        (manifest(deploy, 'NetworkPolicy', 'requests').spec.podSelector.matchLabels[COMPONENT] = 'api'),
      'NetworkPolicy requests selects no pods',
    ],
    [
      'a monitor without pods',
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
      'a monitor that reads another port',
      (deploy) => (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].port = 'metrics'),
      'PodMonitor vitral reads port metrics',
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
      'a route that the server does not have',
      (deploy) => (containerOf(deploy).readinessProbe.httpGet.path = '/healthz'),
      'Deployment web: readinessProbe requests /healthz',
    ],
    [
      'a port that the container does not have',
      (deploy) => (containerOf(deploy, 'worker').livenessProbe.httpGet.port = 8080),
      'Deployment worker: livenessProbe requests port 8080',
    ],
    [
      'a restart when the database is down',
      (deploy) => (containerOf(deploy).livenessProbe.httpGet.path = '/health/ready'),
      'Deployment web: livenessProbe depends on the database',
    ],
    [
      'a server without probes',
      (deploy) => Reflect.deleteProperty(containerOf(deploy), 'startupProbe'),
      'Deployment web has no startupProbe',
    ],
    [
      'metrics that the server does not have',
      (deploy) => (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].path = '/metric'),
      'PodMonitor vitral reads /metric',
    ],
  ]);
});

describe('references of manifests', () => {
  finds(referenceFaults, [
    [
      'missing settings',
      (deploy) => (containerOf(deploy).envFrom[0].configMapRef.name = 'settings'),
      'Deployment web reads ConfigMap settings',
    ],
    [
      'a missing secret',
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
      'a missing account',
      (deploy) => (podOf(deploy, 'worker').spec.serviceAccountName = 'default'),
      'Deployment worker runs under the account default',
    ],
    [
      'a command that is never built',
      (deploy) => (containerOf(deploy, 'worker').command[1] = 'api/dist/worker.js'),
      'Deployment worker starts api/dist/worker.js',
    ],
    [
      'a manifest in another namespace',
      (deploy) => (manifest(deploy, 'Service', 'web').metadata.namespace = 'default'),
      'Service web is not in vitral',
    ],
  ]);
});
