import { useEffect, useState } from 'react';

/**
 * Returns the value that `read` finds in the browser, and follows its changes. Returns `onServer` on the server and in
 * the first rendering, which must equal the server's markup: Preact does not correct the attributes of hydrated markup.
 * Both functions must be constants.
 */
export function useClientValue<Value, ServerValue>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: ServerValue,
): Value | ServerValue {
  const [value, setValue] = useState<Value | ServerValue>(onServer);
  useEffect(() => {
    const update = () => setValue(read());
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}

/** Returns whether a React island is hydrated; false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useClientValue(neverChanges, isInBrowser, false);
}

const neverChanges = () => () => undefined;
const isInBrowser = () => true;
