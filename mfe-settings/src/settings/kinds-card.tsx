import { CHANNELS, NOTIFICATION_KINDS } from '@vitral/sdk/contracts/notifications';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography, useMediaQuery, type Theme } from '@vitral/sdk/ui';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@vitral/sdk/ui/data';
import { FormControlLabel } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { SettingCard } from './setting-card.tsx';
import { MemberCheckbox } from './setting-fields.tsx';
import { kindsPath } from './setting-values.ts';
import { useSettingText } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

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

interface KindsProps extends Pick<SettingsForm, 'control'> {
  channels: ReturnType<typeof useChannels>;
}

function KindsTable({ control, channels }: KindsProps) {
  const { t } = useTranslation('mfe-settings');
  const { labelOf } = useSettingText();
  return (
    <Table
      size="small"
      aria-label={t('settings.kindsTitle')}
      sx={{ '& tbody tr:last-of-type > *': { border: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{t('settings.kind')}</TableCell>
          {channels.map(({ channel, name, reason }) => (
            <TableCell key={channel} align="center" sx={{ width: 124, px: 1, whiteSpace: 'nowrap' }}>
              {name}
              {reason && (
                <Typography component="div" variant="caption" color="textSecondary">
                  {reason}
                </Typography>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {NOTIFICATION_KINDS.map((kind) => (
          <TableRow key={kind}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              <Typography component="div" sx={{ fontWeight: 600 }}>
                {t(`settings.kinds.${kind}`)}
              </Typography>
              <Detail>{t(`settings.kindHint.${kind}`)}</Detail>
            </TableCell>
            {channels.map(({ channel, reason }) => (
              <TableCell key={channel} align="center">
                <MemberCheckbox
                  control={control}
                  path={kindsPath(channel)}
                  member={kind}
                  label={labelOf(`${kindsPath(channel)}:${kind}`)}
                  disabled={reason !== null}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** KindsTable for narrow screens: the channels are below each kind. */
function KindsList({ control, channels }: KindsProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {NOTIFICATION_KINDS.map((kind) => (
        <Box key={kind} component="li">
          <Box role="group" aria-labelledby={`${id}-${kind}`}>
            <Typography id={`${id}-${kind}`} sx={{ fontWeight: 600 }}>
              {t(`settings.kinds.${kind}`)}
            </Typography>
            <Detail>{t(`settings.kindHint.${kind}`)}</Detail>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              {channels.map(({ channel, name, reason }) => (
                <FormControlLabel
                  key={channel}
                  label={reason ? `${name} (${reason})` : name}
                  control={
                    <MemberCheckbox
                      control={control}
                      path={kindsPath(channel)}
                      member={kind}
                      disabled={reason !== null}
                    />
                  }
                />
              ))}
            </Stack>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** The notification channels, with the reason why a channel sends nothing; null while it does send. */
function useChannels({ settings, values }: SettingsForm) {
  const { t } = useTranslation('mfe-settings');
  return CHANNELS.map((channel) => {
    const isReady = channel === 'mail' ? settings.canMail : settings.canSms;
    const isOn = values.notifications.isOn && values.notifications[channel].isOn;
    const reason = isReady ? (isOn ? null : t('settings.channelOff')) : t('settings.channelMissing');
    return { channel, name: t(`settings.channels.${channel}`), reason };
  });
}
