import { useClientValue } from './use-client-value.ts';
import { CHOICE_EVENTS, type Country, readCountry } from './choices.ts';

/** Returns the chosen country and follows changes; null on the server and during hydration. */
export function useCountry(): Country | null {
  return useClientValue(subscribe, readCountry, null);
}

function subscribe(onChange: () => void): () => void {
  CHOICE_EVENTS.forEach((type) => window.addEventListener(type, onChange, true));
  return () => CHOICE_EVENTS.forEach((type) => window.removeEventListener(type, onChange, true));
}
