import { describe } from '@jest/globals';
import { composeFaults } from './checks/compose.ts';
import { composeSchemaFaults } from './checks/compose-schema.ts';
import type { ComposeService } from './compose-file.ts';
import type { Deploy } from './read-deploy.ts';
import { finds } from './finds.ts';

const service = ({ compose }: Deploy, name = 'api-1') => compose.services[name] as ComposeService;

describe('the schema of Compose', () => {
  finds(composeSchemaFaults, [
    [
      'a misspelt field',
      (deploy) => Object.assign(service(deploy), { enviroment: {} }),
      '/services/api-1 must NOT have additional',
    ],
    [
      'a misspelt section',
      (deploy) => Object.assign(deploy.compose, { servces: {} }),
      'must NOT have additional',
    ],
    [
      'a text for a list',
      (deploy) => Object.assign(service(deploy), { cap_drop: 'ALL' }),
      '/services/api-1/cap_drop must be array',
    ],
    [
      'a malformed duration',
      (deploy) => (service(deploy).stop_grace_period = '40 seconds'),
      '/services/api-1/stop_grace_period must match format',
    ],
    [
      'an unknown condition',
      (deploy) => Object.assign(service(deploy).depends_on?.database ?? {}, { condition: 'healthy' }),
      '/services/api-1/depends_on',
    ],
  ]);
});

describe('compose.yaml', () => {
  finds(composeFaults, [
    ['root', (deploy) => (service(deploy, 'database').user = '0:0'), 'database may run as root'],
    [
      'an image without a version',
      (deploy) => (service(deploy, 'nginx').image = 'nginx:alpine'),
      'nginx runs nginx:alpine, which is not pinned',
    ],
    [
      'a service without a health check',
      (deploy) => Reflect.deleteProperty(service(deploy, 'storage'), 'healthcheck'),
      'storage has no health check',
    ],
    ['a writable image', (deploy) => Reflect.deleteProperty(service(deploy), 'read_only'), 'api-1 may write'],
    [
      'capabilities',
      (deploy) => (service(deploy, 'worker').cap_add = ['NET_ADMIN']),
      'worker keeps capabilities',
    ],
    [
      'an escalation of privileges',
      (deploy) => Reflect.deleteProperty(service(deploy), 'security_opt'),
      'api-1 may gain privileges',
    ],
    [
      'a service without bounds',
      (deploy) => Reflect.deleteProperty(service(deploy, 'nginx'), 'deploy'),
      'nginx has no bounds',
    ],
    [
      'a server that is killed while it drains',
      (deploy) => (service(deploy, 'api-2').stop_grace_period = '20s'),
      'api-2 is killed before it has drained',
    ],
    [
      'connections that outlive their server',
      (deploy) => (deploy.nginx = deploy.nginx.replace(/keepalive_timeout \d+s/, 'keepalive_timeout 60s')),
      'nginx keeps its connections to api-1',
    ],
    [
      'a port on which no server listens',
      (deploy) => (deploy.dockerfile = deploy.dockerfile.replace('PORT=3000', 'PORT=3001')),
      'where no server is',
    ],
    [
      'a server that nginx does not forward to',
      (deploy) => Reflect.deleteProperty(service(deploy, 'nginx').environment, 'API_SERVER_2'),
      'nginx does not forward to',
    ],
    [
      'a port other than the published one',
      (deploy) => (service(deploy, 'nginx').environment.LISTEN = '80'),
      'and listens on 80',
    ],
    [
      'a missing volume',
      (deploy) => Reflect.deleteProperty(deploy.compose.volumes, 'worker'),
      'worker needs worker',
    ],
    [
      'a missing network',
      (deploy) => Reflect.deleteProperty(deploy.compose.networks, 'data'),
      'api-1 needs data',
    ],
    [
      'a missing service',
      (deploy) => Reflect.deleteProperty(deploy.compose.services, 'storage'),
      'api-1 needs storage',
    ],
  ]);
});
