/** The last part of a release's address: `<version>-<digest8>`. */
export function releaseFolder(version: string, digest: string): string {
  return `${version}-${digest.slice(0, 8)}`;
}
