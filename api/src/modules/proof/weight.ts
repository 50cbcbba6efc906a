import type { BuiltDescriptor, ReleaseFile } from '@vitral/contracts';

/** Path → bytes of each file of a release. */
export type Sizes = ReadonlyMap<string, number>;

export function sizesOf(files: readonly ReleaseFile[]): Sizes {
  return new Map(files.map(({ path, size }) => [path, size]));
}

/** Bytes of the files as they are sent, headers left out: compressed with brotli where the release has them so. */
export function weightOf(files: Iterable<string>, sizes: Sizes): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + (sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0),
    0,
  );
}

/** Bytes of all scripts of a release as they are sent. */
export function scriptWeight({ integrity }: BuiltDescriptor, sizes: Sizes): number {
  return weightOf(
    Object.keys(integrity).filter((file) => file.endsWith('.js')),
    sizes,
  );
}
