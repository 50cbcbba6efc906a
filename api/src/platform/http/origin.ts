import type { Request } from 'express';
import type { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';

/** `https://vitral.example`: as it is configured, else as the visitor asked for it. Throws for who names no host. */
export function originOf(request: Request, { publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  if (publicUrl !== null) return publicUrl;
  if (!request.host) throw new AppError('request.invalid-host');
  return `${request.protocol}://${request.host}`;
}
