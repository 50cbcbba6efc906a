import { isApiError } from '@vitral/api-client';
import type { ReleaseProblem } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle } from '@vitral/ui';
import { ProblemList } from './problem-list.tsx';

/** The reasons of a refused request, for the dialog that sent it. */
export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('mfe-settings');
  if (!error) return null;
  const reasons = reasonsOf(error);
  if (reasons.length > 0) {
    return (
      <Alert severity="error">
        <AlertTitle>{errorText(error)}</AlertTitle>
        <ProblemList problems={reasons} />
      </Alert>
    );
  }
  if (!isApiError(error) || error.code !== 'modules.stale')
    return <Alert severity="error">{errorText(error)}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>{errorText(error)}</AlertTitle>
      {t('modules.staleText')}
    </Alert>
  );
}

function reasonsOf(error: unknown): ReleaseProblem[] {
  if (!isApiError(error) || error.code !== 'modules.refused') return [];
  const { reasons } = error.params;
  return Array.isArray(reasons)
    ? reasons.filter((reason) => typeof reason !== 'string' && 'code' in reason)
    : [];
}
