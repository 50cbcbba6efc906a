import { describe } from '@jest/globals';
import { imageFaults } from './checks/image.ts';
import type { Deploy } from './read-deploy.ts';
import { finds } from './finds.ts';

const change = (from: string | RegExp, to: string) => (deploy: Deploy) =>
  (deploy.dockerfile = deploy.dockerfile.replace(from, to));
const withoutLine = (line: string) => (deploy: Deploy) =>
  (deploy.ignored = deploy.ignored.filter((other) => other !== line));

describe('the image', () => {
  finds(imageFaults, [
    ['a misspelt instruction', change('\nEXPOSE', '\nEXPOS'), 'Unknown instruction: EXPOS'],
    ['a misspelt flag', change('HEALTHCHECK --interval', 'HEALTHCHECK --intervl'), 'Unknown flag: intervl'],
    [
      'a base that changes under its name',
      change(/^ARG NODE_IMAGE=.*$/m, 'ARG NODE_IMAGE=node:lts'),
      'is built on node:lts',
    ],
    [
      'another port than it listens on',
      change('EXPOSE 3000', 'EXPOSE 8080'),
      'exposes 8080 and listens on 3000',
    ],
    ['root', change(/^USER .*$/m, 'USER root'), 'The image runs as root'],
    ['a user without a number', change(/^USER .*$/m, 'USER node'), 'The image runs as node'],
    ['no user', change(/^USER .*$/m, ''), 'The image runs as root'],
  ]);
});

describe('what the image is built from', () => {
  finds(imageFaults, [
    ['secrets', withoutLine('**/.env*'), '.dockerignore lets deploy/.env in'],
    ['packages of another machine', withoutLine('**/node_modules'), 'lets node_modules/pg/package.json in'],
    ['a workspace that is not there', withoutLine('!e2e/package.json'), 'keeps e2e/package.json out'],
  ]);
});
