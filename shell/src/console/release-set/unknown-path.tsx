import { useLocation } from '@vitral/router';
import { useEffect, useState } from 'react';
import { reload } from '../../page/navigation.ts';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';
import { NotFoundPanel } from '../panels/not-found-panel.tsx';
import { useSetWatch } from './set-watch-context.ts';

/** Handles a path without a page in this set; a newer set may have one. */
export function UnknownPath() {
  const { pathname } = useLocation();
  return <Unknown key={pathname} />;
}

function Unknown() {
  const watch = useSetWatch();
  const [isAsked, setIsAsked] = useState(watch === null);
  useEffect(() => {
    let isShown = true;
    void watch?.ask().then((isDue) => {
      if (!isShown) return;
      if (!isDue) return setIsAsked(true);
      watch.recordMove();
      reload();
    });
    return () => {
      isShown = false;
    };
  }, [watch]);
  return isAsked ? <NotFoundPanel /> : <CenteredSpinner />;
}
