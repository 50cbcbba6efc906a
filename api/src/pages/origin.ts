import type { Request } from 'express';
import type { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';

/** `https://vitral.example`: as it is configured, else as the visitor asked for it. Throws for who names no host. */
export function originOf(request: Request, { publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  if (publicUrl !== null) return publicUrl;
  if (!request.host) throw new AppError('request.invalid-host');
  return `${request.protocol}://${request.host}`;
}
