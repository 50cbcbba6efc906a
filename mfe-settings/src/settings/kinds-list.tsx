import { NOTIFICATION_KINDS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { FormControlLabel } from '@vitral/ui/forms';
import { useId } from 'react';
import { MemberCheckbox } from './member-checkbox.tsx';
import type { KindsProps } from './kinds-table.tsx';
import { kindsPath } from './setting-values.ts';

/** KindsTable for narrow screens: the channels are below each kind. */
export function KindsList({ control, channels }: KindsProps) {
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
            <Typography variant="body2" color="textSecondary">
              {t(`settings.kindHint.${kind}`)}
            </Typography>
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
