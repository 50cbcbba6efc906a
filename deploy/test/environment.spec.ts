import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { environmentFaults } from './checks/environment.ts';
import { finds } from './finds.ts';
import { manifest } from './read-deploy.ts';
import { readServer } from './read-server.ts';

const rename = (object: Record<string, string> = {}, from: string, to: string) => {
  object[to] = object[from] ?? '';
  Reflect.deleteProperty(object, from);
};

describe('environment', () => {
  describe('environment variables', () => {
    finds(environmentFaults, [
      [
        'a misspelt one of a container',
        (deploy) =>
          (manifest(deploy, 'Deployment', 'web').spec.template.spec.containers[0].env[0].name = 'JOB'),
        'Deployment web sets JOB',
      ],
      [
        'a misspelt one of the settings',
        (deploy) => rename(deploy.kustomizations[0]?.settings[0]?.values, 'TRUST_PROXY', 'TRUST_PROXIES'),
        'sets TRUST_PROXIES',
      ],
      [
        'a misspelt one of the secret',
        (deploy) => rename(manifest(deploy, 'Secret', 'vitral').stringData, 'DATABASE_URL', 'DB_URL'),
        'the secret sets DB_URL',
      ],
      [
        'a misspelt one of compose',
        (deploy) => rename(deploy.compose.services.worker?.environment, 'S3_ENDPOINT', 'S3_URL'),
        'worker sets S3_URL',
      ],
      [
        'a misspelt one of the image',
        (deploy) => (deploy.dockerfile = deploy.dockerfile.replace('DATA_DIR=', 'DATA_DIRECTORY=')),
        'the image sets DATA_DIRECTORY',
      ],
      [
        'one that nginx needs and does not get',
        (deploy) =>
          Reflect.deleteProperty(deploy.compose.services.nginx?.environment ?? {}, 'RESPONSE_TIMEOUT'),
        'nginx lacks RESPONSE_TIMEOUT',
      ],
      [
        'one that nginx gets and does not need',
        (deploy) =>
          Object.assign(deploy.compose.services.nginx?.environment ?? {}, { API_SERVER_4: 'api-4:3000' }),
        'nginx does not use API_SERVER_4',
      ],
      [
        'one that compose requires and the example does not name',
        (deploy) => (deploy.composeExample = deploy.composeExample.replace('SECRET_KEY=', 'SECRET=')),
        '.env.example lacks SECRET_KEY',
      ],
      [
        'one of the example that compose does not use',
        (deploy) => (deploy.composeExample += '\n# SMTP=\n'),
        'compose does not use SMTP of .env.example',
      ],
    ]);
  });

  it('are listed in docs/configuration.md, all of them and no other', () => {
    const guide = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const listed = [...guide.matchAll(/^\| (`[A-Z0-9_`, ]+`) +\|/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    expect(listed.sort()).toEqual([...readServer().variables].sort());
  });
});
