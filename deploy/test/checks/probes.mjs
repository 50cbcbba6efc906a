import { readServer } from '../read-server.mjs';
import { containersOf, ofKind } from './pods.mjs';

const { routes } = readServer();
const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];
/** A pod is not started anew because the database is away. */
const ASKS_THE_DATABASE = '/health/ready';

const isRoute = (path) => routes.includes(`GET ${path}`);

function probeFaults({ pod, container }) {
  const hasPort = (port) =>
    container.ports?.some(({ name, containerPort }) => [name, containerPort].includes(port));
  const missing = container.ports ? PROBES.filter((probe) => !container[probe]) : [];
  const given = PROBES.filter((probe) => container[probe]).flatMap((probe) => {
    const { path, port } = container[probe].httpGet;
    const isFragile = probe !== 'readinessProbe' && path === ASKS_THE_DATABASE;
    return [
      ...(isRoute(path) ? [] : [`asks ${path}, which is no route`]),
      ...(hasPort(port) ? [] : [`asks port ${port}, which is not there`]),
      ...(isFragile ? ['depends on the database'] : []),
    ].map((fault) => `${pod.title}: ${probe} ${fault}`);
  });
  return [...missing.map((probe) => `${pod.title} has no ${probe}`), ...given];
}

/** Whatever asks servers how they are, and asks in vain. */
export function probesFaults(deploy) {
  const metrics = ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) =>
    spec.podMetricsEndpoints
      .filter(({ path }) => !isRoute(path))
      .map(({ path }) => `PodMonitor ${metadata.name} asks ${path}, which is no route`),
  );
  return [...containersOf(deploy).flatMap(probeFaults), ...metrics];
}
