import { describe } from '@jest/globals';
import { schemaFaults } from './checks/schemas.mjs';
import { finds } from './finds.mjs';
import { manifest } from './read-deploy.mjs';

const web = (deploy) => manifest(deploy, 'Deployment', 'web').spec;
const container = (deploy) => web(deploy).template.spec.containers[0];

describe('the schemas of Kubernetes', () => {
  finds(schemaFaults, [
    ['a misspelt field', (deploy) => (web(deploy).stratgy = {}), '/spec/stratgy is no field'],
    [
      'a misspelt field deep down',
      (deploy) => (container(deploy).livenessProbe.perod = 3),
      'containers/0/livenessProbe/perod is no field',
    ],
    ['a field that is missing', (deploy) => delete web(deploy).selector, '/spec required'],
    ['a number for a text', (deploy) => (container(deploy).env[0].value = 1), '/env/0/value type'],
    [
      'a quantity that is none',
      (deploy) => (container(deploy).resources.limits.memory = '1 GB'),
      '/limits/memory format',
    ],
    [
      'a text for a number',
      (deploy) => (manifest(deploy, 'Service', 'web').spec.ports[0].port = '80'),
      '/ports/0/port type',
    ],
    [
      'a field of another version of the autoscaler',
      (deploy) =>
        (manifest(deploy, 'HorizontalPodAutoscaler', 'web').spec.targetCPUUtilizationPercentage = 60),
      'targetCPUUtilizationPercentage is no field',
    ],
    [
      'a monitor with a misspelt field',
      (deploy) => (manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0].intervall = '30s'),
      'intervall is no field',
    ],
    [
      'a kind that nobody knows',
      (deploy) => (manifest(deploy, 'Service', 'web').kind = 'Servise'),
      'no schema of v1 Servise',
    ],
    [
      'a kustomization with a misspelt field',
      (deploy) => (deploy.kustomizations[0].document.resource = []),
      '/resource is no field',
    ],
  ]);
});
