import { ROLES } from '@vitral/sdk/contracts/access';
import { ROLE_RULE_OPERATORS } from '@vitral/sdk/contracts/identity-providers';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton, MoveButtons } from '@vitral/sdk/ui/data';
import { FormSelect, FormTextField } from '@vitral/sdk/ui/forms';
import { useId, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { NEW_RULE, type ProviderValues } from './provider-values.ts';

interface RoleRulesFieldProps {
  control: Control<ProviderValues>;
}

/** Edits the rules for roles in their order: the first one that matches decides. */
export function RoleRulesField({ control }: RoleRulesFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'roleRules' });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeRule = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <Stack role="group" aria-labelledby={id} spacing={2}>
      <Box>
        <Typography id={id} variant="subtitle1" component="h3">
          {t('identity-providers.rules')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('identity-providers.rulesText')}
        </Typography>
      </Box>
      {fields.map((rule, index) => (
        <Stack
          key={rule.id}
          role="group"
          aria-label={t('identity-providers.rule', { number: index + 1 })}
          spacing={2}
        >
          <RuleFields control={control} index={index} />
          <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
            <MoveButtons
              index={index}
              count={fields.length}
              upLabel={t('identity-providers.moveUp', { number: index + 1 })}
              downLabel={t('identity-providers.moveDown', { number: index + 1 })}
              onStep={(by) => move(index, index + by)}
            />
            <DeleteButton
              label={t('identity-providers.removeRule', { number: index + 1 })}
              onClick={() => removeRule(index)}
            />
          </Stack>
        </Stack>
      ))}
      <Button
        ref={addButton}
        startIcon={<Icon name="add" />}
        disabled={fields.length >= LIMITS.roleRules}
        onClick={() => append(NEW_RULE, { focusName: `roleRules.${fields.length}.claim` })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('identity-providers.addRule')}
      </Button>
      <FormSelect
        control={control}
        name="defaultRole"
        required
        label={t('identity-providers.fields.defaultRole')}
        hint={t('identity-providers.hints.defaultRole')}
        choices={[
          ...ROLES.map((value) => ({ value, label: t(`common:role.${value}`) })),
          { value: 'none' as const, label: t('identity-providers.noRole') },
        ]}
      />
    </Stack>
  );
}

function RuleFields({ control, index }: RoleRulesFieldProps & { index: number }) {
  const { t } = useTranslation('mfe-settings');
  const name = `roleRules.${index}` as const;
  return (
    <>
      <FormTextField
        control={control}
        name={`${name}.claim`}
        required
        limit={LIMITS.claim}
        label={t('identity-providers.claim')}
        hint={t('identity-providers.claimHint')}
      />
      <FormSelect
        control={control}
        name={`${name}.operator`}
        required
        label={t('identity-providers.operator')}
        choices={ROLE_RULE_OPERATORS.map((value) => ({
          value,
          label: t(`identity-providers.operators.${value}`),
        }))}
      />
      <FormTextField
        control={control}
        name={`${name}.value`}
        required
        limit={LIMITS.claim}
        label={t('identity-providers.value')}
      />
      <FormSelect
        control={control}
        name={`${name}.role`}
        required
        label={t('identity-providers.role')}
        choices={ROLES.map((value) => ({ value, label: t(`common:role.${value}`) }))}
      />
    </>
  );
}
