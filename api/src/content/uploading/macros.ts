import type { ArchivePart } from './archive-parts.ts';

/** Where Office keeps macros of both its kinds, and where OpenDocument keeps them. */
const MACROS = /(^|\/)vba\w*\.(bin|xml)$|(^|\/)macrosheets\/|^(basic|scripts)\//i;

/** Whether an office file that is an archive brings macros. */
export function hasMacros(parts: readonly ArchivePart[]): boolean {
  return parts.some(({ name }) => MACROS.test(name));
}
