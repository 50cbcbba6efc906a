import { useTranslation } from '@vitral/i18n';
import { useMediaQuery, type Theme } from '@vitral/ui';
import { KindsList } from './kinds-list.tsx';
import { KindsTable } from './kinds-table.tsx';
import { SettingCard } from './setting-card.tsx';
import { useChannels } from './use-channels.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Kinds of notifications, each with its channels. */
export function KindsCard({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const channels = useChannels(form);
  const Kinds = isPhone ? KindsList : KindsTable;
  return (
    <SettingCard title={t('settings.kindsTitle')} text={t('settings.kindsText')}>
      <Kinds control={form.control} channels={channels} />
    </SettingCard>
  );
}
