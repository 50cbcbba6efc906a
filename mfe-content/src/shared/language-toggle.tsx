import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { ToggleButton, ToggleButtonGroup } from '@vitral/sdk/ui';
import type { ComponentProps } from 'react';

interface LanguageToggleProps<Value> extends Pick<
  ComponentProps<typeof ToggleButtonGroup>,
  'sx' | 'children'
> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** Buttons that choose one of the site's languages; `children` are further buttons. */
export function LanguageToggle<Value>(props: LanguageToggleProps<Value>) {
  const { label, onChange, children, ...group } = props;
  const { t } = useTranslation('mfe-content');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      {...group}
    >
      {LANGUAGES.map((code) => (
        <ToggleButton
          key={code}
          value={code}
          aria-label={`${code.toUpperCase()}: ${t(`language.${code}`)}`}
          sx={{ px: 1.25 }}
        >
          {code.toUpperCase()}
        </ToggleButton>
      ))}
      {children}
    </ToggleButtonGroup>
  );
}
