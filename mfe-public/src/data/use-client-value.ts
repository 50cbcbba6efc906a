import { useEffect, useState } from 'react';

/**
 * Returns the value that `read` finds in the browser, and follows it; `onServer` on the server and in the first rendering, which must
 * equal the server's markup: Preact leaves the attributes of markup that it hydrates as they are. Both functions are constants.
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
