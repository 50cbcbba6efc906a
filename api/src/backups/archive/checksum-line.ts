/** As `sha256sum --check` reads it. */
export function checksumLine(name: string, digest: string): string {
  return `${digest}  ${name}\n`;
}
