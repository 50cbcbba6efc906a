import type { Request } from 'express';
import type { Configuration } from '../platform/config/configuration.ts';

/** `https://vitral.example`: as it is configured, else as the visitor asked for it. */
export function originOf(request: Request, { publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
