import { describe } from '@jest/globals';
import { schemaFaults } from './checks/schemas.ts';
import { finds } from './finds.ts';
import { manifest, type Deploy } from './read-deploy.ts';

const web = (deploy: Deploy) => manifest(deploy, 'Deployment', 'web').spec;
const container = (deploy: Deploy) => web(deploy).template.spec.containers[0];

describe('the schemas of Kubernetes', () => {
  finds(schemaFaults, [
    [
      'a misspelt field',
      (deploy) => Object.assign(web(deploy), { stratgy: {} }),
      '/spec/stratgy is no field',
    ],
    [
      'a misspelt nested field',
      (deploy) => Object.assign(container(deploy).livenessProbe ?? {}, { perod: 3 }),
      'containers/0/livenessProbe/perod is no field',
    ],
    ['a missing field', (deploy) => Reflect.deleteProperty(web(deploy), 'selector'), '/spec required'],
    [
      'a number instead of a text',
      (deploy) => Object.assign(container(deploy).env?.[0] ?? {}, { value: 1 }),
      '/env/0/value type',
    ],
    [
      'a malformed quantity',
      (deploy) => Object.assign(container(deploy).resources?.limits ?? {}, { memory: '1 GB' }),
      '/limits/memory format',
    ],
    [
      'a text instead of a number',
      (deploy) => Object.assign(manifest(deploy, 'Service', 'web').spec.ports[0] ?? {}, { port: '80' }),
      '/ports/0/port type',
    ],
    [
      'a field of another version of the autoscaler',
      (deploy) =>
        Object.assign(manifest(deploy, 'HorizontalPodAutoscaler', 'web').spec, {
          targetCPUUtilizationPercentage: 60,
        }),
      'targetCPUUtilizationPercentage is no field',
    ],
    [
      'a monitor with a misspelt field',
      (deploy) =>
        Object.assign(manifest(deploy, 'PodMonitor', 'vitral').spec.podMetricsEndpoints[0], {
          intervall: '30s',
        }),
      'intervall is no field',
    ],
    [
      'an unknown kind',
      (deploy) => Object.assign(manifest(deploy, 'Service', 'web'), { kind: 'Servise' }),
      'no schema of v1 Servise',
    ],
    [
      'a kustomization with a misspelt field',
      (deploy) => Object.assign(deploy.kustomizations[0]?.document ?? {}, { resource: [] }),
      '/resource is no field',
    ],
  ]);
});
