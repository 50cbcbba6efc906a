import { type Environment, ENVIRONMENT_LIMITS, ENVIRONMENT_NAME } from '@vitral/sdk/contracts/environments';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { FormDialog, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { useSaveEnvironment } from './environments.queries.ts';

interface EnvironmentFormProps {
  /** Null for a new environment. */
  environment: Environment | null;
  /** Position of a new environment. */
  nextPlace: number;
  onClose: () => void;
}

export function EnvironmentForm({ environment, nextPlace, onClose }: EnvironmentFormProps) {
  const { t } = useTranslation('mfe-settings');
  const { name = '', url = '', place = nextPlace } = environment ?? {};
  const form = useForm({ defaultValues: { name, url, place: String(place), token: '' } });
  const { control } = form;
  const { mutate, isPending } = useSaveEnvironment(environment);
  const onError = useFailureReport({
    form,
    fields: ['name', 'url', 'place', 'token'],
    message: t('environments.saveFailed'),
  });
  const save = form.handleSubmit((values) => {
    const input = { name: values.name, url: values.url.trim(), place: Number(values.place) };
    const onSuccess = () => {
      notify.success(t('environments.saved', { name: values.name }));
      onClose();
    };
    mutate({ ...input, token: values.token.trim() || null }, { onSuccess, onError });
  });
  const checkPlace = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= ENVIRONMENT_LIMITS.place
      ? undefined
      : t('environments.placeInvalid', { max: ENVIRONMENT_LIMITS.place });
  return (
    <FormDialog
      open
      title={environment ? t('environments.editOf', { name }) : t('environments.add')}
      submitLabel={t('actions.save')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={ENVIRONMENT_LIMITS.name}
        label={t('environments.name')}
        hint={t('environments.nameHint')}
        check={(text) => (ENVIRONMENT_NAME.test(text) ? undefined : t('environments.nameInvalid'))}
      />
      <FormTextField
        control={control}
        name="url"
        required
        limit={LIMITS.url}
        label={t('environments.url')}
        hint={t('environments.urlHint')}
      />
      <FormTextField
        control={control}
        name="token"
        type="password"
        autoComplete="off"
        required={!environment}
        limit={LIMITS.url}
        label={t('tokens.token')}
        hint={
          environment
            ? t('environments.tokenKept', { lastFour: environment.lastFour })
            : t('environments.tokenHint')
        }
      />
      <FormTextField
        control={control}
        name="place"
        required
        limit={3}
        label={t('environments.place')}
        hint={t('environments.placeHint')}
        check={checkPlace}
      />
    </FormDialog>
  );
}
