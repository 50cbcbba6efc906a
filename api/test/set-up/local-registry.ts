import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
/** Packages that a build of this workspace writes; all others are packed as installed. */
const BUILT = new Map([
  ['@vitral/sdk', 'libs/sdk/dist'],
  ['@vitral/create-module', 'libs/create-module/dist'],
]);

/** A registry for npm on this machine: packs each package with `npm pack` when it is first requested. */
export async function startRegistry(folder: string) {
  const packed = new Map<string, ReturnType<typeof pack>>();
  const packageOf = (name: string) => {
    const known = packed.get(name) ?? pack(name, folder);
    packed.set(name, known);
    return known;
  };
  const server = createServer((request, response) => {
    const [path = '', archive] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    packageOf(path).then(
      ({ bytes, manifest }) =>
        archive ? response.end(bytes) : response.end(JSON.stringify(listing(manifest, bytes, url()))),
      () => response.writeHead(404).end('{}'),
    );
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: url(), close: () => server.close() };
}

interface Manifest {
  name: string;
  version: string;
}

async function pack(name: string, folder: string) {
  const source = join(ROOT, BUILT.get(name) ?? `node_modules/${name}`);
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  const words = ['pack', source, '--pack-destination', folder, '--ignore-scripts', '--silent'];
  const { stdout } = await run('npm', words, { cwd: folder });
  return { manifest, bytes: await readFile(join(folder, stdout.trim())) };
}

function listing(manifest: Manifest, bytes: Buffer, url: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { tarball: `${url}/${name}/-/${version}.tgz`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
