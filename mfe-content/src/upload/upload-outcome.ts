import { isApiError } from '@vitral/sdk/api-client';
import { errorText } from '@vitral/sdk/i18n';
import { assertReadable } from './file-checks.ts';

class FileGoneError extends Error {}

/** Sends a file. Rejects with FileGoneError if it was moved or changed, which browsers report as a network error. */
export async function sendUnchanged<T>(file: File, send: () => Promise<T>): Promise<T> {
  const check = () =>
    assertReadable(file).catch((cause: unknown) => {
      throw new FileGoneError('The file is not what was chosen', { cause });
    });
  await check();
  return send().catch(async (error: unknown) => {
    if (error instanceof TypeError) await check();
    throw error;
  });
}

/** The server would also refuse all remaining files. */
export const isSessionOver = (error: unknown) => isApiError(error) && error.code === 'auth.unauthorized';

/** An earlier attempt succeeded with other details, but its response was lost. */
export const isKeyReused = (error: unknown) => isApiError(error) && error.code === 'request.key-reused';

/** Returns why an upload failed, with the server's message if there is one. */
export function reasonOf(error: unknown, t: (key: string) => string): string {
  if (error instanceof FileGoneError) return t('upload.fileGone');
  if (isSessionOver(error)) return t('upload.sessionOver');
  if (isKeyReused(error)) return t('upload.arrivedBefore');
  const isKnown = error instanceof TypeError || (isApiError(error) && error.code);
  return isKnown ? errorText(error) : t('upload.unknownError');
}
