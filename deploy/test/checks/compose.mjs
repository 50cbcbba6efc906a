import { readServer } from '../read-server.mjs';
import { imagePort, isPinned } from './image.mjs';
import { isOwnImage, serversOf, servicesOf } from './servers.mjs';

const { closesWithin } = readServer();

/** Everything in compose.yaml as it is when no variable is set, but for those that have to be. */
const filledIn = (value) =>
  JSON.parse(JSON.stringify(value).replace(/\$\{\w+(?::-([^}]*)|:\?)\}/g, (_, fallback) => fallback ?? 'x'));

function boundFaults(deploy) {
  return servicesOf(deploy).flatMap(([title, service]) => {
    const isOwn = isOwnImage(service);
    return [
      isOwn || /^[1-9]\d*(:[1-9]\d*)?$/.test(service.user) ? '' : 'may run as root',
      isOwn || isPinned(service.image) ? '' : `runs whatever ${service.image} is today`,
      isOwn || service.healthcheck ? '' : 'is not asked how it is',
      service.read_only === true ? '' : 'may write to its image',
      service.cap_drop?.includes('ALL') && !service.cap_add ? '' : 'keeps capabilities',
      service.security_opt?.includes('no-new-privileges:true') ? '' : 'may gain privileges',
      service.deploy?.resources?.limits?.memory ? '' : 'has no bounds',
    ]
      .filter(Boolean)
      .map((fault) => `${title} ${fault}`);
  });
}

function leavingFaults(deploy) {
  return serversOf(deploy)
    .filter(([, service]) => {
      const needed = Number(service.environment.DRAIN_SECONDS) + closesWithin;
      return !(Number.parseInt(service.stop_grace_period, 10) > needed);
    })
    .map(([title]) => `${title} is killed before it has left`);
}

/** A server that leaves is known to have left before nginx sends it a request on a connection of before. */
function keepaliveFaults(deploy) {
  const kept = Number(/keepalive_timeout (\d+)s;/.exec(deploy.nginx)?.[1]);
  return serversOf(deploy)
    .filter(
      ([, { environment }]) => environment.JOBS === 'false' && !(kept < Number(environment.DRAIN_SECONDS)),
    )
    .map(([title]) => `nginx keeps its connections to ${title} for longer than that leaves`);
}

/** The servers that nginx asks are those that compose starts, and what is published is where it listens. */
function addressFaults(deploy) {
  const { services } = filledIn(deploy.compose);
  const { environment, ports } = services.nginx;
  const asked = Object.keys(environment).filter((name) => name.startsWith('API_SERVER_'));
  const served = serversOf(deploy)
    .filter(([, service]) => service.environment.JOBS === 'false')
    .map(([title]) => `${services[title].networks.site.ipv4_address}:${imagePort(deploy)}`);
  return [
    ...asked
      .filter((name) => !served.includes(environment[name]))
      .map((name) => `nginx asks ${environment[name]}, where no server is`),
    ...served
      .filter((address) => !asked.some((name) => environment[name] === address))
      .map((address) => `nginx does not ask ${address}`),
    ...ports
      .filter((port) => !port.endsWith(`:${environment.LISTEN}`))
      .map((port) => `nginx is published as ${port} and listens on ${environment.LISTEN}`),
  ];
}

/** Volumes, networks and services that are named and not there. */
function referenceFaults(deploy) {
  const { volumes, networks, services } = deploy.compose;
  return servicesOf(deploy).flatMap(([title, service]) => {
    const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
    const joined = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
    return [
      ...mounted.filter((name) => !name.startsWith('.') && !(name in volumes)),
      ...joined.filter((name) => !(name in networks)),
      ...Object.keys(service.depends_on ?? {}).filter((name) => !(name in services)),
    ].map((name) => `${title} needs ${name}, which is not there`);
  });
}

export const composeFaults = (deploy) =>
  [boundFaults, leavingFaults, keepaliveFaults, addressFaults, referenceFaults].flatMap((check) =>
    check(deploy),
  );
