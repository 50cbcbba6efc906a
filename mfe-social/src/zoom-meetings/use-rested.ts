import { useEffect, useState } from 'react';

/** Milliseconds. */
const REST = 400;

/** A value as it was when it last stayed the same for a moment; told apart by its JSON. */
export function useRested<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(rested) as Value;
}
