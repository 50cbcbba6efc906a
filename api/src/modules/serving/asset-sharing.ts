import type { Response } from 'express';
import type { Configuration } from '../../platform/config/configuration.ts';

/**
 * Lets pages run what another origin passes on of ours: a script with a hash is only checked, and thus only run, when that
 * origin shares it with any page. Nobody needs to be kept from files that everybody may read; without such an origin no
 * other site has reason to embed them. What is missing is shared, too: the page then finds out that it is.
 */
export function shareAssets(response: Response, { assetOrigins }: Configuration): void {
  const isShared = assetOrigins.all.length > 0;
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  if (isShared) response.set({ 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' });
}
