import type { ArchiveSummary } from '../../backups/index.ts';

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Returns the lines that describe an archive to a person at a terminal. */
export function describeArchive(name: string, summary: ArchiveSummary): string[] {
  const { createdAt, version, size, rows, files, checksum } = summary;
  const facts = [
    ['written', `${createdAt.slice(0, 19).replace('T', ' ')} UTC by Vitral ${version}`],
    ['size', formatSize(size)],
    ['rows', rows.toLocaleString('en')],
    ['files', files.toLocaleString('en')],
    ['sha256', checksum],
  ];
  return [
    name,
    ...facts.map(([fact = '', value = '']) => `  ${fact.padEnd(9)}${value}`),
    ...missing(summary),
  ];
}

function missing({ missing, missingCount }: ArchiveSummary): string[] {
  if (missingCount === 0) return [];
  const rest = missingCount > missing.length ? ' and more' : '';
  return [`  missing  ${missingCount} that rows name and the store had not: ${missing.join(', ')}${rest}`];
}

function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}
