import { validate } from 'dockerfile-utils';
import { matchesGlob } from 'node:path';

/** The stage that becomes the image. */
export const lastStage = ({ dockerfile }) => dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** User and group as which the containers of the image run. */
export const imageUser = (deploy) => /^USER (\S+)$/m.exec(lastStage(deploy))?.[1] ?? 'root';

/** The port on which the server of the image listens. */
export const imagePort = (deploy) => Number(/^ENV .*\bPORT=(\d+)/m.exec(lastStage(deploy))?.[1]);

/** A tag that says a version, or a digest. */
export const isPinned = (image) => /@sha256:[0-9a-f]{64}$|:v?\d+\.\d+(\.\d+)?[\w.-]*$/.test(image);

/** What arguments of the build stand for when nobody gives them. */
function baseImages({ dockerfile }) {
  const defaults = Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, ...pair]) => pair),
  );
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  const named = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) =>
    name.replace(/\$\{(\w+)\}/, (_, argument) => defaults[argument]),
  );
  return named.filter((name) => !stages.includes(name));
}

/** A later line of .dockerignore wins over an earlier one, and a folder takes what is in it along. */
function isIgnored(lines, path) {
  const parts = path.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const patterns = lines.filter((line) => line && !line.startsWith('#'));
  return patterns.reduce((ignored, line) => {
    const pattern = line.replace(/^!/, '');
    return above.some((place) => matchesGlob(place, pattern)) ? !line.startsWith('!') : ignored;
  }, false);
}

/** The lock file covers every workspace: npm ci refuses when one is missing. */
const needed = ({ workspaces }) => [
  'package.json',
  'package-lock.json',
  ...workspaces.map((folder) => `${folder}/package.json`),
];

/** Secrets, and what other machines built. */
const UNWANTED = [
  '.git/config',
  '.env',
  'deploy/.env',
  'data/secret-key',
  'node_modules/pg/package.json',
  'api/dist/main.js',
];

function contextFaults(deploy) {
  return [
    ...needed(deploy)
      .filter((path) => isIgnored(deploy.ignored, path))
      .map((path) => `.dockerignore keeps ${path} out`),
    ...UNWANTED.filter((path) => !isIgnored(deploy.ignored, path)).map(
      (path) => `.dockerignore lets ${path} in`,
    ),
  ];
}

function userFaults(deploy) {
  const user = imageUser(deploy);
  return /^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : [`The image runs as ${user}, which is no number or root`];
}

export function imageFaults(deploy) {
  const exposed = Number(/^EXPOSE (\d+)$/m.exec(lastStage(deploy))?.[1]);
  const port = imagePort(deploy);
  return [
    ...validate(deploy.dockerfile).map(
      ({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`,
    ),
    ...baseImages(deploy)
      .filter((image) => !isPinned(image))
      .map((image) => `The image is built on whatever ${image} is today`),
    ...(exposed === port ? [] : [`The image exposes ${exposed} and listens on ${port}`]),
    ...userFaults(deploy),
    ...contextFaults(deploy),
  ];
}
