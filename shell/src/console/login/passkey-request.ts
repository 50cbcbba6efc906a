import { api } from '@vitral/api-client';
import type {
  PasskeyAssertion,
  PasskeyLoginPurpose,
  PasskeyRequestOptions,
} from '@vitral/contracts/passkeys';

/** Loads on demand, since most visits of the login page use no passkey. */
const loadWebAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/**
 * Asks the browser for a passkey of a login. `isConditional`: it offers them with the suggestions of the username field, and the promise
 * stays pending until the person chooses one. A new request ends the previous one.
 */
export const requestPasskey = (purpose: PasskeyLoginPurpose, { isConditional = false } = {}) =>
  askBrowser(api.post<PasskeyRequestOptions>('/auth/login/passkey-options', { purpose }), isConditional);

/** Asks the browser for a passkey of the person who is logged in. */
export const requestOwnPasskey = () =>
  askBrowser(api.post<PasskeyRequestOptions>('/profile/login-renewal/passkey-options'), false);

async function askBrowser(
  options: Promise<PasskeyRequestOptions>,
  isConditional: boolean,
): Promise<PasskeyAssertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), options]);
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isConditional });
  const { authenticatorData, clientDataJSON, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature, userHandle };
}

export async function endPasskeyRequest(): Promise<void> {
  (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony();
}

/** Returns whether the browser offers passkeys with the suggestions of a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** Returns whether the person cancelled or waited too long, which browsers do not tell apart. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
