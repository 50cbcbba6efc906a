import { useTranslation } from '@vitral/i18n';
import { useLocation } from '@vitral/router';
import { useEffect, useState } from 'react';
import { reload } from '../../page/navigation.ts';
import { CenteredSpinner, MessagePanel } from '../panels.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { useSetWatch } from './set-watch.ts';

/** Reloads a path without a page in this set if a newer set is active, else shows that the page does not exist. */
export function UnknownPath() {
  const { pathname } = useLocation();
  return <Unknown key={pathname} />;
}

function Unknown() {
  const watch = useSetWatch();
  const [isChecked, setIsChecked] = useState(watch === null);
  useEffect(() => {
    let isShown = true;
    void watch?.check().then((isDue) => {
      if (!isShown) return;
      if (!isDue) return setIsChecked(true);
      watch.recordReload();
      reload();
    });
    return () => {
      isShown = false;
    };
  }, [watch]);
  return isChecked ? <NotFoundPanel /> : <CenteredSpinner />;
}

function NotFoundPanel() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return <MessagePanel title={t('notFound.title')} text={t('notFound.text')} />;
}
