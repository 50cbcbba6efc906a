import { MulterError } from 'multer';
import { AppError } from '../../platform/errors/app-error.ts';
import { StorageFull } from '../../platform/storage/file-store.ts';

/** What went wrong while a form arrived, in the contract's words. `limit`: bytes of a file. */
export function receivingError(error: unknown, limit: number): unknown {
  if (error instanceof MulterError) return formError(error, limit);
  // This machine's disk failed, not the sender.
  if (error instanceof StorageFull || (error instanceof Error && 'syscall' in error)) return error;
  return new AppError('request.invalid', { fields: ['body:multipart'] });
}

function formError({ code, field }: MulterError, limit: number): AppError {
  if (code === 'LIMIT_FILE_SIZE') return new AppError('content.too-large', { limit });
  const rule = code.toLowerCase().replaceAll('_', '-');
  return new AppError('request.invalid', { fields: [`${field ?? 'body'}:${rule}`] });
}
