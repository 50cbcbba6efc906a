import { TOKEN_DAYS, type ModuleTokenInput, type TokenDays } from '@vitral/sdk/contracts/module-tokens';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormSelect, FormSwitch } from '@vitral/sdk/ui/forms';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { Detail } from '../shared/detailed-text.tsx';
import { ModuleNameField } from '../shared/module-name-field.tsx';

const RIGHTS = ['coversAll', 'mayPreview', 'mayActivate', 'mayPromote'] as const;

export interface RightsValues extends Omit<ModuleTokenInput, 'name' | 'module' | 'days'> {
  module: string;
  /** The token covers every module, whatever `module` is. */
  coversAll: boolean;
  /** A text, since the values of selects are texts. */
  days: `${TokenDays}`;
}

export const toRights = ({
  module,
  coversAll,
  days,
  ...rights
}: RightsValues): Omit<ModuleTokenInput, 'name'> => ({
  ...rights,
  module: coversAll ? null : module,
  days: Number(days) as TokenDays,
});

/** Module, rights and expiry of a token. */
export function RightsFields<Values extends FieldValues & RightsValues>({
  control,
}: {
  control: Control<Values>;
}) {
  const { t } = useTranslation('mfe-settings');
  const name = (field: keyof RightsValues) => field as Path<Values>;
  const coversAll: boolean = useWatch({ control, name: name('coversAll') });
  return (
    <>
      {!coversAll && (
        <ModuleNameField
          control={control}
          name={name('module')}
          label={t('modules.module')}
          hint={t('module-tokens.moduleHint')}
        />
      )}
      {RIGHTS.map((right) => (
        <div key={right}>
          <FormSwitch control={control} name={name(right)} label={t(`module-tokens.${right}`)} />
          <Detail>{t(`module-tokens.${right}Hint`)}</Detail>
        </div>
      ))}
      <FormSelect
        control={control}
        name={name('days')}
        required
        label={t('tokens.days')}
        choices={TOKEN_DAYS.map((days) => ({
          value: `${days}`,
          label: t('tokens.dayCount', { count: days }),
        }))}
      />
    </>
  );
}
