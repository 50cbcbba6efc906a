import { useSyncExternalStore } from 'react';
import { subscribeToChoices } from '../data/choice-cookie.ts';
import { readConsent } from './consent.ts';

/**
 * Returns the URL of a picture, or null while it belongs to a third party that the visitor has not accepted. The
 * server does not know the origin that browsers use, so it treats every absolute URL as a third party's.
 */
export function useAllowedAddress(address: string | null): string | null {
  const isAllowed = useSyncExternalStore(
    subscribeToChoices,
    () => isOwnUrl(address) || readConsent() === 'accepted',
    () => isPath(address),
  );
  return isAllowed ? address : null;
}

function isPath(address: string | null): boolean {
  return address?.startsWith('/') ?? false;
}

function isOwnUrl(address: string | null): boolean {
  return isPath(address) || address?.startsWith(`${location.origin}/`) === true;
}
