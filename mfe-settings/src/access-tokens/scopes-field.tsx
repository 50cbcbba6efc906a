import { mayHaveScope, TOKEN_SCOPE_NAMES, type TokenScope } from '@vitral/sdk/contracts/access-tokens';
import type { Role } from '@vitral/sdk/contracts/access';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import { Checkbox, FormControlLabel } from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ChoiceGroup } from '../shared/choice-group.tsx';
import type { AccessTokenValues } from './access-token-values.ts';
import { useScopeName } from './use-scope-name.ts';

const NOUNS = [...new Set(TOKEN_SCOPE_NAMES.map((scope) => scope.split('.')[0] ?? ''))];
const VERBS = ['read', 'write'] as const;

interface ScopesFieldProps {
  control: Control<AccessTokenValues>;
  role: Role;
}

/** Two checkboxes for each noun. Those that the role cannot use are disabled and unchecked. */
export function ScopesField({ control, role }: ScopesFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const scopeName = useScopeName();
  const { field, fieldState } = useController({
    control,
    name: 'scopes',
    rules: {
      validate: (scopes) =>
        scopes.some((scope) => mayHaveScope(role, scope)) || t('access-tokens.scopesMissing'),
    },
  });
  const chosen: readonly TokenScope[] = field.value;
  const toggle = (scope: TokenScope, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <ChoiceGroup label={t('access-tokens.scopes')} error={fieldState.error?.message}>
      {NOUNS.map((noun, index) => (
        <NounRow key={noun} noun={noun}>
          {VERBS.map((verb) => {
            const scope = `${noun}.${verb}` as TokenScope;
            const isOpen = mayHaveScope(role, scope);
            return (
              <FormControlLabel
                key={verb}
                disabled={!isOpen}
                sx={{ mr: 0 }}
                label={t(`access-tokens.${verb}`)}
                control={
                  <Checkbox
                    checked={isOpen && chosen.includes(scope)}
                    onChange={(_event, isOn) => toggle(scope, isOn)}
                    slotProps={{
                      input: {
                        ...(index === 0 && verb === 'read' && { ref: field.ref }),
                        'aria-label': scopeName(scope),
                      },
                    }}
                  />
                }
              />
            );
          })}
        </NounRow>
      ))}
    </ChoiceGroup>
  );
}

function NounRow({ noun, children }: { noun: string; children: ReactNode }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: '1 1 160px', py: 0.5 }}>{t(`access-tokens.nouns.${noun}`)}</Typography>
      {children}
    </Box>
  );
}
