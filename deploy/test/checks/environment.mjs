import { readServer } from '../read-server.mjs';
import { lastStage } from './image.mjs';
import { containersOf, ofKind } from './pods.mjs';
import { serversOf } from './servers.mjs';

const { variables } = readServer();

/** Read by the AWS libraries, as docs/configuration.md says. */
const OF_AWS = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Read by Node itself, before the server. */
const OF_NODE = ['NODE_OPTIONS'];
const INTERPOLATED = /\$\{([A-Z0-9_]+)/g;

const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

/** Every variable that is meant for the server, with where it is named. */
function namedVariables(deploy) {
  const named = (place, names) => names.map((name) => ({ place, name }));
  return [
    ...containersOf(deploy).flatMap(({ pod, container }) =>
      named(
        pod.title,
        (container.env ?? []).map(({ name }) => name),
      ),
    ),
    ...deploy.kustomizations.flatMap(({ folder, settings }) =>
      settings.flatMap(({ values }) => named(folder, Object.keys(values))),
    ),
    ...ofKind(deploy, 'Secret').flatMap(({ stringData }) => named('the secret', Object.keys(stringData))),
    ...serversOf(deploy).flatMap(([title, { environment }]) => named(title, Object.keys(environment))),
    ...named('the image', imageVariables(deploy)),
  ];
}

function imageVariables(deploy) {
  const stage = lastStage(deploy);
  const set = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => namesIn(line, /(?<= )([A-Z_]+)=/g));
  return [...set, ...namesIn(stage, /process\.env\.(\w+)/g)];
}

const unknownFaults = (deploy) =>
  namedVariables(deploy)
    .filter(({ name }) => !variables.has(name) && ![...OF_AWS, ...OF_NODE].includes(name))
    .map(({ place, name }) => `${place} sets ${name}, which the server does not read`);

function nginxFaults({ nginx, compose }) {
  const wanted = namesIn(nginx, INTERPOLATED);
  const given = Object.keys(compose.services.nginx.environment);
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `nginx lacks ${name}`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `nginx does not use ${name}`),
  ];
}

/** Whatever compose cannot do without stands in the example, and nothing there is of no use. */
function exampleFaults({ compose, composeExample }) {
  const text = JSON.stringify(compose);
  const used = namesIn(text, INTERPOLATED);
  const given = namesIn(composeExample, /^#? ?([A-Z][A-Z0-9_]*)=/gm).filter(
    (name) => !name.startsWith('COMPOSE_'),
  );
  return [
    ...namesIn(text, /\$\{([A-Z0-9_]+):\?/g)
      .filter((name) => !given.includes(name))
      .map((name) => `.env.example lacks ${name}`),
    ...given
      .filter((name) => !used.includes(name))
      .map((name) => `compose does not use ${name} of .env.example`),
  ];
}

export const environmentFaults = (deploy) =>
  [unknownFaults, nginxFaults, exampleFaults].flatMap((check) => check(deploy));
