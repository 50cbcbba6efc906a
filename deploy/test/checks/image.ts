import type { Deploy } from '../read-deploy.ts';
import { validate } from 'dockerfile-utils';
import { matchesGlob } from 'node:path';

/** Returns the stage of the Dockerfile that becomes the image. */
export const lastStage = ({ dockerfile }: Deploy) => dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** Returns user and group of the image. */
export const imageUser = (deploy: Deploy) => /^USER (\S+)$/m.exec(lastStage(deploy))?.[1] ?? 'root';

/** Returns the port on which the server of the image listens. */
export const imagePort = (deploy: Deploy) => Number(/^ENV .*\bPORT=(\d+)/m.exec(lastStage(deploy))?.[1]);

/** Returns whether an image is named by version or digest. */
export const isPinned = (image: string) => /@sha256:[0-9a-f]{64}$|:v?\d+\.\d+(\.\d+)?[\w.-]*$/.test(image);

/** Lists the base images with the defaults of build arguments. */
function baseImages({ dockerfile }: Deploy) {
  const defaults = new Map(
    [...dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  const named = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) =>
    name.replace(/\$\{(\w+)\}/, (_, argument: string) => defaults.get(argument) ?? ''),
  );
  return named.filter((name) => !stages.includes(name));
}

/** Later lines of .dockerignore override earlier ones; a folder includes its content. */
function isIgnored(lines: string[], path: string) {
  const parts = path.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const patterns = lines.filter((line) => line && !line.startsWith('#'));
  return patterns.reduce((ignored: boolean, line) => {
    const pattern = line.replace(/^!/, '');
    return above.some((place) => matchesGlob(place, pattern)) ? !line.startsWith('!') : ignored;
  }, false);
}

/** Lists required files: npm ci fails without the package.json of a workspace in the lock file. */
const needed = ({ workspaces }: Deploy) => [
  'package.json',
  'package-lock.json',
  ...workspaces.map((folder) => `${folder}/package.json`),
];

/** Secrets, and outputs of other machines. */
const UNWANTED = [
  '.git/config',
  '.env',
  'deploy/.env',
  'data/secret-key',
  'node_modules/pg/package.json',
  'api/dist/main.js',
];

function contextFaults(deploy: Deploy) {
  return [
    ...needed(deploy)
      .filter((path) => isIgnored(deploy.ignored, path))
      .map((path) => `.dockerignore keeps ${path} out`),
    ...UNWANTED.filter((path) => !isIgnored(deploy.ignored, path)).map(
      (path) => `.dockerignore lets ${path} in`,
    ),
  ];
}

function userFaults(deploy: Deploy) {
  const user = imageUser(deploy);
  return /^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : [`The image runs as ${user}, which is root or no number`];
}

export function imageFaults(deploy: Deploy) {
  const exposed = Number(/^EXPOSE (\d+)$/m.exec(lastStage(deploy))?.[1]);
  const port = imagePort(deploy);
  return [
    ...validate(deploy.dockerfile).map(
      ({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`,
    ),
    ...baseImages(deploy)
      .filter((image) => !isPinned(image))
      .map((image) => `The image is built on ${image}, which is not pinned`),
    ...(exposed === port ? [] : [`The image exposes ${exposed} and listens on ${port}`]),
    ...userFaults(deploy),
    ...contextFaults(deploy),
  ];
}
