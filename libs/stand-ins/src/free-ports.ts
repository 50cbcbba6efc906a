import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds free ports for servers that restart on the same port. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Finds a port below 32768, where systems start to assign ephemeral ports to other programs. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isFree ? port : freePort();
}
