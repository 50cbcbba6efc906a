import type { Deploy } from '../read-deploy.ts';
import { readServer } from '../read-server.ts';
import type { ComposeFile, ComposeService } from '../compose-file.ts';
import { imagePort, isPinned } from './image.ts';
import { isOwnImage, serversOf, servicesOf } from './servers.ts';

const { closesWithin } = readServer();

/** Replaces the variables of compose.yaml by their defaults, and required ones by 'x'. */
const withDefaults = (file: ComposeFile) =>
  JSON.parse(
    JSON.stringify(file).replace(
      /\$\{\w+(?::-([^}]*)|:\?)\}/g,
      (_, fallback: string | undefined) => fallback ?? 'x',
    ),
  ) as ComposeFile;

function boundFaults(deploy: Deploy) {
  return servicesOf(deploy).flatMap(([title, service]) => {
    const isOwn = isOwnImage(service);
    return [
      isOwn || /^[1-9]\d*(:[1-9]\d*)?$/.test(service.user) ? '' : 'may run as root',
      isOwn || isPinned(service.image) ? '' : `runs ${service.image}, which is not pinned`,
      isOwn || service.healthcheck ? '' : 'has no health check',
      service.read_only === true ? '' : 'may write to its image',
      service.cap_drop?.includes('ALL') && !service.cap_add ? '' : 'keeps capabilities',
      service.security_opt?.includes('no-new-privileges:true') ? '' : 'may gain privileges',
      service.deploy?.resources?.limits?.memory ? '' : 'has no bounds',
    ]
      .filter(Boolean)
      .map((fault) => `${title} ${fault}`);
  });
}

function drainFaults(deploy: Deploy) {
  return serversOf(deploy)
    .filter(([, service]) => {
      const needed = Number(service.environment.DRAIN_SECONDS) + closesWithin;
      return !(Number.parseInt(service.stop_grace_period, 10) > needed);
    })
    .map(([title]) => `${title} is killed before it has drained`);
}

/** Requires that idle connections of nginx end before a draining server closes. */
function keepaliveFaults(deploy: Deploy) {
  const timeout = Number(/keepalive_timeout (\d+)s;/.exec(deploy.nginx)?.[1]);
  return serversOf(deploy)
    .filter(
      ([, { environment }]) => environment.JOBS === 'false' && !(timeout < Number(environment.DRAIN_SECONDS)),
    )
    .map(([title]) => `nginx keeps its connections to ${title} for longer than it drains`);
}

/** Requires that nginx forwards to the servers of compose and listens on the published port. */
function addressFaults(deploy: Deploy) {
  const { services } = withDefaults(deploy.compose);
  const { environment, ports } = services.nginx as ComposeService;
  const asked = Object.keys(environment).filter((name) => name.startsWith('API_SERVER_'));
  const served = serversOf(deploy)
    .filter(([, service]) => service.environment.JOBS === 'false')
    .map(([title]) => `${addressOf(services[title])}:${imagePort(deploy)}`);
  return [
    ...asked
      .filter((name) => !served.includes(environment[name] ?? ''))
      .map((name) => `nginx forwards to ${environment[name]}, where no server is`),
    ...served
      .filter((address) => !asked.some((name) => environment[name] === address))
      .map((address) => `nginx does not forward to ${address}`),
    ...ports
      .filter((port) => !port.endsWith(`:${environment.LISTEN}`))
      .map((port) => `nginx is published as ${port} and listens on ${environment.LISTEN}`),
  ];
}

const addressOf = (service: ComposeService | undefined) =>
  service && !Array.isArray(service.networks) ? service.networks.site?.ipv4_address : undefined;

/** Reports volumes, networks and services that are named but not defined. */
function referenceFaults(deploy: Deploy) {
  const { volumes, networks, services } = deploy.compose;
  return servicesOf(deploy).flatMap(([title, service]) => {
    const mounted = (service.volumes ?? []).map((volume) => volume.replace(/:.*/, ''));
    const joined = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
    return [
      ...mounted.filter((name) => !name.startsWith('.') && !(name in volumes)),
      ...joined.filter((name) => !(name in networks)),
      ...Object.keys(service.depends_on ?? {}).filter((name) => !(name in services)),
    ].map((name) => `${title} needs ${name}, which does not exist`);
  });
}

export const composeFaults = (deploy: Deploy) =>
  [boundFaults, drainFaults, keepaliveFaults, addressFaults, referenceFaults].flatMap((check) =>
    check(deploy),
  );
