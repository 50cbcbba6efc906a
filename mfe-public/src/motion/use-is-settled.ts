import { useEffect, useState } from 'react';

/** Becomes true once the page has loaded and the browser has nothing better to do: the time for what is heavy and can wait. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    const settle = () => setIsSettled(true);
    let cancel: () => void = () => undefined;
    const wait = () => {
      cancel = whenIdle(settle);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);

  return isSettled;
}

/** Safari has no idle callbacks. */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, 200);
  return () => clearTimeout(timer);
}
