import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Stack, Typography } from '@vitral/ui';
import { KeyList } from '../shortcuts/key-list.tsx';
import { FirstStepsButton } from './first-steps-button.tsx';
import type { HelpedPage } from './page-help.ts';
import { PagePicture } from './page-picture.tsx';
import { usePageKeys } from './use-page-keys.ts';

export interface HelpPanelProps {
  page: HelpedPage;
  onClose: () => void;
}

/**
 * Shows what a page is for: a drawing of its layout, two sentences of its module, and the keyboard shortcuts that work
 * on it now.
 */
export function HelpPanel({ page: { contribution, help }, onClose }: HelpPanelProps) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  return (
    <Stack spacing={3}>
      <PagePicture name={help.picture} />
      <Typography>{help.text[language]}</Typography>
      <section>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {t('help.keys')}
        </Typography>
        <KeyList keys={usePageKeys(contribution)} />
      </section>
      <FirstStepsButton onClose={onClose} />
    </Stack>
  );
}
