import { LIMITS } from '@vitral/sdk/contracts/limits';
import {
  NEW_REDIRECT,
  REDIRECT_STATUSES,
  type Redirect,
  type RedirectStatus,
} from '@vitral/sdk/contracts/redirects';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormSelect, FormTextField, ItemFormDialog, useFields, useItemDialog } from '@vitral/sdk/ui/forms';
import { useWatch } from 'react-hook-form';
import { REDIRECTS } from './redirects.queries.ts';

interface RedirectDialogProps {
  /** Undefined for a new redirect. */
  redirect: Redirect | undefined;
  onClose: () => void;
}

/** Form values; they are texts because of the select. */
type Values = { from: string; to: string; status: string };

const toValues = ({ from, to, status }: typeof NEW_REDIRECT): Values => ({
  from,
  to,
  status: String(status),
});

/** Adds or edits a redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { form, dialog } = useItemDialog(REDIRECTS, {
    item: redirect,
    blank: toValues(NEW_REDIRECT),
    toValues,
    toInput: ({ from, to, status }: Values) => ({ from, to, status: Number(status) as RedirectStatus }),
    onClose,
  });
  const { control } = form;
  const field = useFields(REDIRECTS, control);
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(redirect ? 'actions.update' : 'actions.create')}
      canSubmit={from.trim() !== '' && to.trim() !== ''}
      show={{ status: (status) => t(`redirects.status.${status}`) }}
    >
      <FormTextField
        {...field('from')}
        hint={t('redirects.fields.fromHint')}
        limit={LIMITS.url}
        required
        autoFocus
      />
      <FormTextField {...field('to')} hint={t('redirects.fields.toHint')} limit={LIMITS.url} required />
      <FormSelect
        {...field('status')}
        choices={REDIRECT_STATUSES.map((status) => ({
          value: String(status),
          label: t(`redirects.status.${status}`),
        }))}
      />
    </ItemFormDialog>
  );
}
