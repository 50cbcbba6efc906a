import type { RoleTrial } from '@vitral/sdk/contracts/identity-providers';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Stack, Typography } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useRulesTrial } from './identity-providers.queries.ts';
import { type ProviderValues, rulesOf } from './provider-values.ts';

const EXAMPLE = '{ "groups": ["editors"] }';

/** Tries the rules of the form, saved or not, on an example of what the provider tells about a person. */
export function RulesTrial({ control }: { control: Control<ProviderValues> }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const [example, setExample] = useState(EXAMPLE);
  const [roleRules, defaultRole] = useWatch({ control, name: ['roleRules', 'defaultRole'] });
  const { mutate, reset, data, error, isPending } = useRulesTrial();
  const claims = readClaims(example);
  return (
    <Stack role="group" aria-labelledby={id} spacing={2}>
      <Box>
        <Typography id={id} variant="subtitle1" component="h3">
          {t('identity-providers.trial')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('identity-providers.trialText')}
        </Typography>
      </Box>
      <TextField
        label={t('identity-providers.example')}
        value={example}
        multiline
        minRows={3}
        error={claims === null}
        helperText={claims === null ? t('identity-providers.notJson') : undefined}
        onChange={({ target }) => {
          setExample(target.value);
          reset();
        }}
      />
      <Button
        variant="outlined"
        loading={isPending}
        disabled={claims === null}
        onClick={() => claims && mutate({ ...rulesOf({ roleRules, defaultRole }), claims })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('identity-providers.try')}
      </Button>
      <div role="status">
        {data && <TrialOutcome trial={data} />}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </div>
    </Stack>
  );
}

function TrialOutcome({ trial: { role, rule } }: { trial: RoleTrial }) {
  const { t } = useTranslation('mfe-settings');
  const reason =
    rule === null ? t('identity-providers.byDefault') : t('identity-providers.byRule', { number: rule + 1 });
  const outcome =
    role === null
      ? t('identity-providers.refusedTrial')
      : t('identity-providers.givenRole', { role: t(`common:role.${role}`) });
  return (
    <Alert severity={role === null ? 'warning' : 'success'}>
      {outcome} {reason}
    </Alert>
  );
}

/** Returns the claims of an example; null unless it is an object in JSON. */
function readClaims(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
