import { useSyncExternalStore } from 'react';
import { subscribeToChoices } from '../data/choice-cookie.ts';
import { readConsent } from './consent.ts';

/**
 * The address of a picture, or null while it lies with a third party and the visitor has not accepted that. The server
 * does not know the page's origin as browsers see it, so there every absolute address counts as foreign.
 */
export function useAllowedAddress(address: string | null): string | null {
  const isAllowed = useSyncExternalStore(
    subscribeToChoices,
    () => isOurs(address) || readConsent() === 'accepted',
    () => isPath(address),
  );
  return isAllowed ? address : null;
}

function isPath(address: string | null): boolean {
  return address?.startsWith('/') ?? false;
}

function isOurs(address: string | null): boolean {
  return isPath(address) || address?.startsWith(`${location.origin}/`) === true;
}
