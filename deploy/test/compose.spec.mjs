import { describe } from '@jest/globals';
import { composeFaults } from './checks/compose.mjs';
import { composeSchemaFaults } from './checks/compose-schema.mjs';
import { finds } from './finds.mjs';

const service = ({ compose }, name = 'api-1') => compose.services[name];

describe('the schema of Compose', () => {
  finds(composeSchemaFaults, [
    [
      'a misspelt field',
      (deploy) => (service(deploy).enviroment = {}),
      '/services/api-1 must NOT have additional',
    ],
    ['a misspelt section', (deploy) => (deploy.compose.servces = {}), 'must NOT have additional'],
    [
      'a text for a list',
      (deploy) => (service(deploy).cap_drop = 'ALL'),
      '/services/api-1/cap_drop must be array',
    ],
    [
      'a time that is none',
      (deploy) => (service(deploy).stop_grace_period = '40 seconds'),
      '/services/api-1/stop_grace_period must match format',
    ],
    [
      'a condition that nobody knows',
      (deploy) => (service(deploy).depends_on.database.condition = 'healthy'),
      '/services/api-1/depends_on',
    ],
  ]);
});

describe('compose.yaml', () => {
  finds(composeFaults, [
    ['root', (deploy) => (service(deploy, 'database').user = '0:0'), 'database may run as root'],
    [
      'an image that changes under its name',
      (deploy) => (service(deploy, 'nginx').image = 'nginx:alpine'),
      'nginx runs whatever nginx:alpine is today',
    ],
    [
      'a service that nobody asks',
      (deploy) => delete service(deploy, 'storage').healthcheck,
      'storage is not asked',
    ],
    ['an image that can be written to', (deploy) => delete service(deploy).read_only, 'api-1 may write'],
    [
      'capabilities',
      (deploy) => (service(deploy, 'worker').cap_add = ['NET_ADMIN']),
      'worker keeps capabilities',
    ],
    [
      'a way to more privileges',
      (deploy) => delete service(deploy).security_opt,
      'api-1 may gain privileges',
    ],
    ['a service without bounds', (deploy) => delete service(deploy, 'nginx').deploy, 'nginx has no bounds'],
    [
      'a server that is killed while it leaves',
      (deploy) => (service(deploy, 'api-2').stop_grace_period = '20s'),
      'api-2 is killed before it has left',
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
      'a server that nginx does not ask',
      (deploy) => delete service(deploy, 'nginx').environment.API_SERVER_2,
      'nginx does not ask',
    ],
    [
      'another port than the one that is published',
      (deploy) => (service(deploy, 'nginx').environment.LISTEN = '80'),
      'and listens on 80',
    ],
    ['a volume that is not there', (deploy) => delete deploy.compose.volumes.worker, 'worker needs worker'],
    ['a network that is not there', (deploy) => delete deploy.compose.networks.data, 'api-1 needs data'],
    [
      'a service that is not there',
      (deploy) => delete deploy.compose.services.storage,
      'api-1 needs storage',
    ],
  ]);
});
