import { promisify } from 'node:util';
import type { Request } from 'express';

/** Ends the session of a request, so that its cookie opens nothing any more. */
export async function endSession({ session }: Request): Promise<void> {
  await promisify<void>(session.destroy.bind(session))();
}
