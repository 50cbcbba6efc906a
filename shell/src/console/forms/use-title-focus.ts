import { useEffect, useRef } from 'react';

/** Moves the focus to a heading that tells what came of something, so that it is read out. */
export function useTitleFocus(isResult: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult]);
  return heading;
}
