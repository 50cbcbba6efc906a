/** The last segment of a release's URL: `<version>-<digest8>`. */
export function releaseFolder(version: string, digest: string): string {
  return `${version}-${digest.slice(0, 8)}`;
}
