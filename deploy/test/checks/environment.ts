import type { Deploy } from '../read-deploy.ts';
import { readServer } from '../read-server.ts';
import { lastStage } from './image.ts';
import { containersOf, ofKind } from './pods.ts';
import { serversOf } from './servers.ts';

const { variables } = readServer();

/** Variables of the AWS libraries, listed in docs/configuration.md. */
const AWS_VARIABLES = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Variables that Node and its allocator read themselves. */
const NODE_VARIABLES = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
const INTERPOLATED = /\$\{([A-Z0-9_]+)/g;

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Lists the variables that are set for the server, with the place that sets them. */
function namedVariables(deploy: Deploy) {
  const named = (place: string, names: string[]) => names.map((name) => ({ place, name }));
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

function imageVariables(deploy: Deploy) {
  const stage = lastStage(deploy);
  const set = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    namesIn(line, /(?<= )([A-Z_]+)=/g),
  );
  return [...set, ...namesIn(stage, /process\.env\.(\w+)/g)];
}

const unknownFaults = (deploy: Deploy) =>
  namedVariables(deploy)
    .filter(({ name }) => !variables.has(name) && ![...AWS_VARIABLES, ...NODE_VARIABLES].includes(name))
    .map(({ place, name }) => `${place} sets ${name}, which the server does not read`);

function nginxFaults({ nginx, compose }: Deploy) {
  const wanted = namesIn(nginx, INTERPOLATED);
  const given = Object.keys(compose.services.nginx?.environment ?? {});
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `nginx lacks ${name}`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `nginx does not use ${name}`),
  ];
}

/** Requires that .env.example names all required variables of compose and no unused one. */
function exampleFaults({ compose, composeExample }: Deploy) {
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

export const environmentFaults = (deploy: Deploy) =>
  [unknownFaults, nginxFaults, exampleFaults].flatMap((check) => check(deploy));
