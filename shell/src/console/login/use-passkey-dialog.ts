import {
  PASSKEY_MINUTES,
  passkeySupport,
  type PasskeyAssertion,
  type PasskeyLoginPurpose,
} from '@vitral/contracts/passkeys';
import { useEffect, useEffectEvent, useState } from 'react';
import { endPasskeyRequest, isCancelled, requestPasskey, suggestsPasskeys } from './passkey-request.ts';

/** A challenge is replaced a minute before it expires. */
const RENEWAL_MS = (PASSKEY_MINUTES - 1) * 60_000;

/** State of the browser's dialog for a passkey. */
export type PasskeyState = 'idle' | 'asking' | 'cancelled' | 'failed';

type OnPasskey = (passkey: PasskeyAssertion, purpose: PasskeyLoginPurpose) => void;

/**
 * Asks for passkeys in the browser's dialog, after `onAsk`. While `isSuggesting`, the username field suggests them without being
 * asked.
 */
export function usePasskeyDialog(isSuggesting: boolean, onAsk: () => void, onPasskey: OnPasskey) {
  const [passkeyState, setState] = useState<PasskeyState>('idle');
  // The dialog ends the suggestions; they return with the next state.
  useSuggestedPasskey(isSuggesting && passkeyState !== 'asking', (passkey) => onPasskey(passkey, 'login'));
  const ask = async (purpose: PasskeyLoginPurpose) => {
    onAsk();
    setState('asking');
    try {
      const passkey = await requestPasskey(purpose);
      setState('idle');
      onPasskey(passkey, purpose);
    } catch (error) {
      setState(isCancelled(error) ? 'cancelled' : 'failed');
    }
  };
  return {
    passkeyState,
    askForPasskey: (purpose: PasskeyLoginPurpose) => void ask(purpose),
    reset: () => setState('idle'),
  };
}

/**
 * Lets the browser suggest passkeys at the username field ("conditional UI") while `isOffered`. Failures stay silent, since the
 * person has not asked for a passkey; the button reports them.
 */
function useSuggestedPasskey(isOffered: boolean, onPasskey: (passkey: PasskeyAssertion) => void) {
  const report = useEffectEvent(onPasskey);
  useEffect(() => {
    if (!isOffered || passkeySupport(globalThis) !== 'supported') return;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = async () => {
      if (isEnded || !(await suggestsPasskeys())) return;
      timer = setTimeout(() => void offer(), RENEWAL_MS);
      const passkey = await requestPasskey('login', { isConditional: true }).catch(() => null);
      if (passkey && !isEnded) report(passkey);
    };
    void offer();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      if (timer !== undefined) void endPasskeyRequest();
    };
  }, [isOffered]);
}
