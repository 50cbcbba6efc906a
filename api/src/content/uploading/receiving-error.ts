import { MulterError } from 'multer';
import { AppError } from '../../platform/errors/app-error.ts';
import { StorageFull } from '../../platform/storage/file-store.ts';

/** Converts an error of receiving a form to one of the contract. `limit`: the maximum file size in bytes. */
export function receivingError(error: unknown, limit: number): unknown {
  if (error instanceof MulterError) return formError(error, limit);
  // The error is of this machine's disk, not of the request.
  if (error instanceof StorageFull || (error instanceof Error && 'syscall' in error)) return error;
  return new AppError('request.invalid', { fields: ['body:multipart'] });
}

function formError({ code, field }: MulterError, limit: number): AppError {
  if (code === 'LIMIT_FILE_SIZE') return new AppError('content.too-large', { limit });
  const rule = code.toLowerCase().replaceAll('_', '-');
  return new AppError('request.invalid', { fields: [`${field ?? 'body'}:${rule}`] });
}
