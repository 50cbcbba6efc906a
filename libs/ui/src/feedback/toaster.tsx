import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import { TIMING } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { useToastOffset } from './use-toast-offset.ts';

const { visible, duration, width, gap } = TIMING.adminToast;

/** Makes the close button 24 pixels large, the minimum touch target. */
const styles = (
  <GlobalStyles styles={{ '[data-sonner-toast] [data-close-button]': { width: 24, height: 24 } }} />
);

/** Shows the messages of `notify`. The shell renders it once. */
export function Toaster() {
  const { t } = useTranslation();
  const { colorScheme } = useColorScheme();
  const bottom = useToastOffset(width);
  return (
    <>
      {styles}
      <Sonner
        theme={colorScheme === 'dark' ? 'dark' : 'light'}
        position="bottom-right"
        visibleToasts={visible}
        duration={duration}
        gap={gap}
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        style={{ '--width': `${width}px` } as CSSProperties}
        closeButton
        containerAriaLabel={t('notifications.label')}
        toastOptions={{ closeButtonAriaLabel: t('actions.close') }}
      />
    </>
  );
}
