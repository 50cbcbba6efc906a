import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BuiltDescriptor, ModuleName } from '@vitral/contracts/modules';
import { packRelease, readRelease, stamped } from '@vitral/tools/publishing';

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url));
const COMPRESSIONS = { br: promisify(brotliCompress), gz: promisify(gzip) };
const TEXT = /\.(js|css|cjs|json)$/;

export interface ReleaseChange {
  version: string;
  /** Replacements by original text, applied to all built files. */
  texts?: Record<string, string>;
  /** Script prepended to the module's entry. */
  before?: string;
}

interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/**
 * Returns an archive of a built module with the changes of a new build: other texts, its own library name, and matching hashes
 * and compressed files. Seconds faster than a second build.
 */
export async function changedRelease(module: ModuleName, change: ReleaseChange): Promise<Buffer> {
  const built = await readRelease(`${WORKSPACE}${module}/dist`);
  const { library } = built.descriptor as BuiltDescriptor;
  const replacements: [string, string][] = [
    ...Object.entries(change.texts ?? {}),
    [`${library}`, `${module.replaceAll('-', '_')}_${hashOf('sha256', change.version, 'hex').slice(0, 8)}`],
  ];
  const plain = (built.files as BuiltFile[]).filter(({ path }) => !/\.(br|gz)$/.test(path));
  const changed = plain.map((file) => replaceIn(file, replacements, built.descriptor.entry, change.before));
  const hashed = changed.map((file) => (file.path === 'module.json' ? withHashes(file, changed) : file));
  for (const [before] of Object.entries(change.texts ?? {})) expectText(plain, before);
  return packRelease(stamped([...hashed, ...(await compressed(built.files, hashed))], change.version));
}

function expectText(files: BuiltFile[], text: string): void {
  const isThere = files.some(({ path, bytes }) => path.endsWith('.js') && bytes.includes(text));
  if (!isThere) throw new Error(`No script contains the text: ${text}`);
}

function replaceIn(
  { path, bytes }: BuiltFile,
  replacements: [string, string][],
  entry: string,
  before = '',
): BuiltFile {
  if (!TEXT.test(path)) return { path, bytes };
  const text = replacements.reduce((sum, [from, to]) => sum.replaceAll(from, to), bytes.toString('utf8'));
  return { path, bytes: Buffer.from(path === entry ? before + text : text) };
}

function withHashes({ path, bytes }: BuiltFile, files: BuiltFile[]): BuiltFile {
  const descriptor = JSON.parse(bytes.toString('utf8')) as BuiltDescriptor;
  const integrityOf = (name: string) => {
    const file = files.find((candidate) => candidate.path === name);
    if (!file) throw new Error(`${name} was not built`);
    return `sha384-${hashOf('sha384', file.bytes, 'base64')}`;
  };
  for (const name of Object.keys(descriptor.integrity)) descriptor.integrity[name] = integrityOf(name);
  if (descriptor.renderer) descriptor.renderer.integrity = integrityOf(descriptor.renderer.file);
  return { path, bytes: Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`) };
}

/** Compresses the changed files in the same formats as the build. */
function compressed(built: BuiltFile[], changed: BuiltFile[]): Promise<BuiltFile[]> {
  const formats = built.flatMap(({ path }) => {
    const [, name, format] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
    const source = changed.find((file) => file.path === name);
    return source && (format === 'br' || format === 'gz') ? [{ path, source, format } as const] : [];
  });
  return Promise.all(
    formats.map(async ({ path, source, format }) => ({
      path,
      bytes: await COMPRESSIONS[format](source.bytes),
    })),
  );
}

function hashOf(algorithm: string, bytes: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding);
}
