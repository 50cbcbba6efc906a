/** Returns a line in the format of `sha256sum --check`. */
export function checksumLine(name: string, digest: string): string {
  return `${digest}  ${name}\n`;
}
