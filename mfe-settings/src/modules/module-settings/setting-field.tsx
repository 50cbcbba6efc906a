import { MODULE_SETTINGS_LIMITS, type SettingDeclaration } from '@vitral/sdk/contracts/module-settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Box, Typography } from '@vitral/sdk/ui';
import { FormSelect, FormSwitch, FormTextField } from '@vitral/sdk/ui/forms';
import type { Control } from 'react-hook-form';
import { type FormValues, pathOf } from './setting-values.ts';

interface SettingFieldProps {
  control: Control<FormValues>;
  field: SettingDeclaration;
}

/** The field of a setting, as its module declares it. */
export function SettingField({ control, field }: SettingFieldProps) {
  const { language } = useSession();
  const common = { control, name: pathOf(field), label: field.title[language] };
  const hint = field.help?.[language];
  switch (field.kind) {
    case 'boolean':
      return (
        <Box>
          <FormSwitch {...common} />
          {hint && (
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          )}
        </Box>
      );
    case 'choice': {
      const choices = field.options.map(({ value, title }) => ({ value, label: title[language] }));
      return <FormSelect {...common} choices={choices} hint={hint} />;
    }
    case 'number':
      return <NumberField control={control} field={field} />;
    default: {
      const isLong = field.kind === 'long-text';
      const otherwise = isLong ? MODULE_SETTINGS_LIMITS.longText : MODULE_SETTINGS_LIMITS.text;
      const kind = isLong ? { multiline: true, minRows: 3 } : { type: field.kind === 'url' ? 'url' : 'text' };
      return <FormTextField {...common} {...kind} hint={hint} limit={field.maxLength ?? otherwise} />;
    }
  }
}

type NumberFieldProps = Pick<SettingFieldProps, 'control'> & {
  field: Extract<SettingDeclaration, { kind: 'number' }>;
};

function NumberField({ control, field }: NumberFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const { minimum = -Infinity, maximum = Infinity, help } = field;
  const check = (text: string) => {
    const number = Number(text);
    if (Number.isNaN(number)) return t('module-settings.noNumber');
    if (number >= minimum && number <= maximum) return undefined;
    if (maximum === Infinity) return t('module-settings.atLeast', { minimum });
    return minimum === -Infinity
      ? t('module-settings.atMost', { maximum })
      : t('module-settings.outside', { minimum, maximum });
  };
  const common = { control, name: pathOf(field), label: field.title[language] };
  return <FormTextField {...common} required hint={help?.[language]} check={check} />;
}
