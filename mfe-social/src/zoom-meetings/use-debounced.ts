import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const DELAY = 400;

/** Returns the value, debounced; values are compared as JSON. */
export function useDebounced<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(debounced) as Value;
}
