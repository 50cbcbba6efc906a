import { AppError } from '../../platform/errors/app-error.ts';
import { namesInArchive } from './names-in-archive.ts';

/** Where Office keeps macros of both its kinds, and where OpenDocument keeps them. */
const MACROS = /(^|\/)vba\w*\.(bin|xml)$|(^|\/)macrosheets\/|^(basic|scripts)\//i;

/** Whether an office file that is an archive brings macros. Throws content.broken-file when its list of parts is damaged. */
export async function hasMacros(path: string): Promise<boolean> {
  const names = await namesInArchive(path);
  if (!names) throw new AppError('content.broken-file');
  return names.some((name) => MACROS.test(name));
}
