import { ROLES } from '@vitral/sdk/contracts/access';
import type { ModuleGrant, ReceivedPermission } from '@vitral/sdk/contracts/module-grants';
import { isLower } from '@vitral/sdk/contracts/module-permissions';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Alert, AlertTitle, Button, ConfirmDialog } from '@vitral/sdk/ui';
import { ConflictAlert, Form, SelectField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import type { Receivers } from '../use-ask-text.ts';
import type { ReceiversByName } from './receivers.ts';
import { useReceiversForm } from './use-receivers-form.ts';

/** Gives each permission of a module to the declared roles, to fewer, or to nobody. */
export function ReceiversForm({ name, grant }: { name: string; grant: ModuleGrant }) {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const { permissions, values, revoked, conflict, failure, ...form } = useReceiversForm(name, grant);
  const [isAsking, setIsAsking] = useState(false);
  const questionOf = ({ title }: ReceivedPermission) => t('granted.receivers', { title: title[language] });
  const save = () => form.save().finally(() => setIsAsking(false));
  return (
    <Form
      aria-label={t('granted.title', { name })}
      spacing={2}
      onSubmit={() => (revoked.length > 0 ? setIsAsking(true) : save())}
    >
      {conflict && (
        <ConflictAlert<ReceiversByName>
          fields={permissions.map((permission) => ({
            name: permission.name,
            label: questionOf(permission),
            show: (value = 'nobody') => t(`grants.roles.${value}`),
          }))}
          mine={values}
          conflict={conflict}
        />
      )}
      {permissions.map((permission) => (
        <SelectField
          key={permission.name}
          label={permission.name}
          hint={questionOf(permission)}
          value={values[permission.name] ?? 'nobody'}
          choices={[...ROLES.filter((role) => !isLower(role, permission.role)), 'nobody'].map((value) => ({
            value,
            label: t(`grants.roles.${value}`),
          }))}
          onChange={(value) => form.choose(permission.name, value as Receivers)}
        />
      ))}
      {failure && (
        <Alert severity="error">
          <AlertTitle>{t('granted.saveFailed')}</AlertTitle>
          {errorText(failure)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        loading={form.isPending}
        disabled={!form.isDirty || conflict !== null}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('granted.save')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('granted.revokeTitle', { name })}
        text={t('granted.revokeText', { titles: revoked.map(({ title }) => title[language]).join(', ') })}
        confirmLabel={t('granted.revoke')}
        isDestructive
        isPending={form.isPending}
        onConfirm={() => void save()}
        onCancel={() => setIsAsking(false)}
      />
    </Form>
  );
}
