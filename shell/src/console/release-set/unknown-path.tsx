import { useTranslation } from '@vitral/i18n';
import { useLocation } from '@vitral/router';
import { useEffect, useState } from 'react';
import { reload } from '../../page/navigation.ts';
import { CenteredSpinner, MessagePanel } from '../panels.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { useSetWatch } from './set-watch.ts';

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

function NotFoundPanel() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return <MessagePanel title={t('notFound.title')} text={t('notFound.text')} />;
}
