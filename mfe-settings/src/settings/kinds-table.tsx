import { NOTIFICATION_KINDS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@vitral/ui';
import { MemberCheckbox } from './member-checkbox.tsx';
import { kindsPath } from './setting-values.ts';
import type { ChannelState } from './use-channels.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { useSettingText } from './use-setting-text.ts';

export interface KindsProps extends Pick<SettingsForm, 'control'> {
  channels: readonly ChannelState[];
}

/** Kinds of notifications in rows, channels in columns. */
export function KindsTable({ control, channels }: KindsProps) {
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
              <Typography component="div" variant="body2" color="textSecondary">
                {t(`settings.kindHint.${kind}`)}
              </Typography>
            </TableCell>
            {channels.map(({ channel, reason }) => {
              const path = kindsPath(channel);
              return (
                <TableCell key={channel} align="center">
                  <MemberCheckbox
                    control={control}
                    path={path}
                    member={kind}
                    label={labelOf(`${path}:${kind}`)}
                    disabled={reason !== null}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
