import { isApiError } from '@vitral/api-client';
import { errorText } from '@vitral/i18n';
import { assertReadable } from './file-checks.ts';

class FileGoneError extends Error {}

/** Sends a file unless it has vanished or changed since it was chosen, which browsers report as a lost connection. */
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

/** Nothing that follows would be taken either. */
export const isSessionOver = (error: unknown) => isApiError(error) && error.code === 'auth.unauthorized';

/** An earlier attempt, whose answer was lost, had arrived with other details. */
export const isKeyReused = (error: unknown) => isApiError(error) && error.code === 'request.key-reused';

/** Returns why a file was refused, in the server's words where it has some. */
export function reasonOf(error: unknown, t: (key: string) => string): string {
  if (error instanceof FileGoneError) return t('upload.fileGone');
  if (isSessionOver(error)) return t('upload.sessionOver');
  if (isKeyReused(error)) return t('upload.arrivedBefore');
  const isKnown = error instanceof TypeError || (isApiError(error) && error.code);
  return isKnown ? errorText(error) : t('upload.unknownError');
}
