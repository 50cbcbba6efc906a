import { TOKEN_DAYS, type ModuleTokenInput, type TokenDays } from '@vitral/sdk/contracts/module-tokens';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormSelect, FormSwitch } from '@vitral/sdk/ui/forms';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { Detail } from '../shared/detailed-text.tsx';
import { ModuleNameField } from '../shared/module-name-field.tsx';

export interface RightsValues extends Omit<ModuleTokenInput, 'name' | 'days'> {
  /** A text, since selects hold texts. */
  days: `${TokenDays}`;
}

/** Module, rights and end of a token. */
export function RightsFields<Values extends FieldValues & RightsValues>({
  control,
}: {
  control: Control<Values>;
}) {
  const { t } = useTranslation('mfe-settings');
  const name = (field: keyof RightsValues) => field as Path<Values>;
  return (
    <>
      <ModuleNameField
        control={control}
        name={name('module')}
        label={t('modules.module')}
        hint={t('module-tokens.moduleHint')}
      />
      <div>
        <FormSwitch control={control} name={name('mayPreview')} label={t('module-tokens.mayPreview')} />
        <Detail>{t('module-tokens.mayPreviewHint')}</Detail>
      </div>
      <div>
        <FormSwitch control={control} name={name('mayActivate')} label={t('module-tokens.mayActivate')} />
        <Detail>{t('module-tokens.mayActivateHint')}</Detail>
      </div>
      <FormSelect
        control={control}
        name={name('days')}
        required
        label={t('module-tokens.days')}
        choices={TOKEN_DAYS.map((days) => ({
          value: `${days}`,
          label: t('module-tokens.dayCount', { count: days }),
        }))}
      />
    </>
  );
}
