import type { Accent } from '@vitral/sdk/contracts/settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { colorsIn, GLASS, MuiLink, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import { AccentChoice } from '../../settings/accent-choice.tsx';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { SettingSwitch } from '../../settings/setting-fields.tsx';
import type { SettingsTabProps } from './settings-tab-props.ts';

export function AppearanceTab({ form: { control, values } }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingColumns
      first={
        <SettingCard title={t('settings.lookTitle')} text={t('settings.lookText')}>
          <AccentChoice control={control} />
          <SettingSwitch control={control} name="isDark" hint={t('settings.darkHint')} />
          <SettingSwitch control={control} name="isCompact" hint={t('settings.compactHint')} />
          <Typography variant="body2" color="textSecondary">
            {t('settings.ownLook')}{' '}
            <MuiLink component={Link} to="/admin/profile" underline="always">
              {t('settings.ownLookLink')}
            </MuiLink>
          </Typography>
        </SettingCard>
      }
      second={
        <SettingCard title={t('settings.previewTitle')} text={t('settings.previewText')}>
          <LookPreview isDark={values.isDark} isCompact={values.isCompact} accent={values.accent} />
        </SettingCard>
      }
    />
  );
}

const WIDTH = 400;
const HEIGHT = 220;
const SIDEBAR = 96;

interface LookPreviewProps {
  /** False follows the device, so the preview is half light and half dark. */
  isDark: boolean;
  isCompact: boolean;
  accent: Accent;
}

/** A small picture of the console in the chosen theme; decorative, since the switches say the same. */
function LookPreview({ isDark, ...look }: LookPreviewProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      style={{ display: 'block', width: '100%', maxWidth: 520 }}
    >
      <clipPath id={`${id}-corners`}>
        <rect width={WIDTH} height={HEIGHT} rx="12" />
      </clipPath>
      <clipPath id={`${id}-half`}>
        <path d={`M${WIDTH * 0.62} 0H${WIDTH}V${HEIGHT}H${WIDTH * 0.38}Z`} />
      </clipPath>
      <g clipPath={`url(#${id}-corners)`}>
        <Screen {...look} scheme={isDark ? 'dark' : 'light'} />
        {!isDark && (
          <g clipPath={`url(#${id}-half)`}>
            <Screen {...look} scheme="dark" />
          </g>
        )}
      </g>
      <rect
        x="0.5"
        y="0.5"
        width={WIDTH - 1}
        height={HEIGHT - 1}
        rx="12"
        fill="none"
        stroke="currentColor"
        opacity="0.25"
      />
    </svg>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A line of text, or a pill. */
function Bar({ height = 8, ...bar }: { x: number; y: number; width: number; height?: number; fill: string }) {
  return <rect {...bar} height={height} rx={height / 2} />;
}

interface ScreenProps extends Pick<LookPreviewProps, 'isCompact' | 'accent'> {
  scheme: 'light' | 'dark';
}

function Screen({ scheme, isCompact, accent }: ScreenProps) {
  const { background, surface, divider, primary, secondary, text, textSecondary } = colorsIn(scheme, accent);
  const row = isCompact ? 17 : 25;
  const lines = range(Math.floor((HEIGHT - 96) / row)).map((index) => ({ index, top: index * row }));
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={background} />
      <rect width={SIDEBAR} height={HEIGHT} fill={surface} />
      <rect x={SIDEBAR} width="1" height={HEIGHT} fill={divider} />
      {GLASS.map((pane, index) => (
        <rect key={pane} x={14 + index * 8} y="16" width="8" height="14" fill={pane} />
      ))}
      {lines.map(({ index, top }) => {
        const isCurrent = index === 1;
        const fill = isCurrent ? primary : divider;
        return <Bar key={index} x={14} y={48 + top} width={isCurrent ? 68 : 54} fill={fill} />;
      })}
      <Bar x={116} y={18} width={120} height={12} fill={text} />
      <Bar x={320} y={14} width={64} height={20} fill={primary} />
      <rect x="116" y="48" width="268" height={HEIGHT - 62} rx="10" fill={surface} stroke={divider} />
      {lines.map(({ index, top }) => (
        <g key={index}>
          <circle cx="136" cy={70 + top} r="5" fill={secondary} />
          <Bar x={150} y={66 + top} width={130 - (index % 3) * 22} fill={textSecondary} />
          <Bar x={332} y={66 + top} width={36} fill={divider} />
        </g>
      ))}
    </>
  );
}
