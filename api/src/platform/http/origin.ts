import type { Request } from 'express';
import type { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';

/** Returns the site's origin as configured, else as the visitor requested it. Throws `request.invalid-host` without a host. */
export function originOf(request: Request, { publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  if (publicUrl !== null) return publicUrl;
  if (!request.host) throw new AppError('request.invalid-host');
  return `${request.protocol}://${request.host}`;
}
