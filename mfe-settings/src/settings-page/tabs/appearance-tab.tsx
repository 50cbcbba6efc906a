import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { MuiLink, Stack, Typography } from '@vitral/ui';
import { LookPreview } from '../../settings/look-preview.tsx';
import { SettingCard } from '../../settings/setting-card.tsx';
import { SettingColumns } from '../../settings/setting-columns.tsx';
import { SettingSwitch } from '../../settings/setting-switch.tsx';
import type { SettingsTabProps } from '../settings-screen.tsx';

/** The default look of site and console. */
export function AppearanceTab({ form: { control, values } }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingColumns
      first={
        <SettingCard title={t('settings.lookTitle')} text={t('settings.lookText')}>
          <Stack spacing={2.5}>
            <SettingSwitch control={control} name="isDark" hint={t('settings.darkHint')} />
            <SettingSwitch control={control} name="isCompact" hint={t('settings.compactHint')} />
            <Typography variant="body2" color="textSecondary">
              {t('settings.ownLook')}{' '}
              <MuiLink component={Link} to="/admin/profile" underline="always">
                {t('settings.ownLookLink')}
              </MuiLink>
            </Typography>
          </Stack>
        </SettingCard>
      }
      second={
        <SettingCard title={t('settings.previewTitle')} text={t('settings.previewText')}>
          <LookPreview isDark={values.isDark} isCompact={values.isCompact} />
        </SettingCard>
      }
    />
  );
}
