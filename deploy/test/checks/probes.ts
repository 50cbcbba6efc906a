import type { Deploy } from '../read-deploy.ts';
import { readServer } from '../read-server.ts';
import { containersOf, ofKind } from './pods.ts';

const { routes } = readServer();
const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;
/** Route that depends on the database, whose failure must not restart pods. */
const DATABASE_ROUTE = '/health/ready';

const isRoute = (path: string) => routes.includes(`GET ${path}`);

function probeFaults({ pod, container }: ReturnType<typeof containersOf>[number]) {
  const hasPort = (port: string | number) =>
    container.ports?.some(({ name, containerPort }) => [name, containerPort].includes(port));
  const missing = container.ports ? PROBES.filter((probe) => !container[probe]) : [];
  const given = PROBES.flatMap((probe) => {
    const { httpGet } = container[probe] ?? {};
    if (!httpGet) return [];
    const { path, port } = httpGet;
    const isFragile = probe !== 'readinessProbe' && path === DATABASE_ROUTE;
    return [
      ...(isRoute(path) ? [] : [`requests ${path}, which is no route`]),
      ...(hasPort(port) ? [] : [`requests port ${port}, which does not exist`]),
      ...(isFragile ? ['depends on the database'] : []),
    ].map((fault) => `${pod.title}: ${probe} ${fault}`);
  });
  return [...missing.map((probe) => `${pod.title} has no ${probe}`), ...given];
}

/** Reports probes and monitors that read a missing route or port. */
export function probesFaults(deploy: Deploy) {
  const metrics = ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) =>
    spec.podMetricsEndpoints
      .filter(({ path }) => !isRoute(path))
      .map(({ path }) => `PodMonitor ${metadata.name} reads ${path}, which is no route`),
  );
  return [...containersOf(deploy).flatMap(probeFaults), ...metrics];
}
