import type { BuiltDescriptor, ReleaseFile } from '@vitral/contracts';

/** Bytes of each file of a release by path. */
export type Sizes = ReadonlyMap<string, number>;

export function sizesOf(files: readonly ReleaseFile[]): Sizes {
  return new Map(files.map(({ path, size }) => [path, size]));
}

/** Transferred bytes of the files without headers: compressed with brotli if the release has that variant. */
export function weightOf(files: Iterable<string>, sizes: Sizes): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + (sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0),
    0,
  );
}

/** Transferred bytes of all scripts of a release. */
export function scriptWeight({ integrity }: BuiltDescriptor, sizes: Sizes): number {
  return weightOf(
    Object.keys(integrity).filter((file) => file.endsWith('.js')),
    sizes,
  );
}
