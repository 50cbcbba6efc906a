import { isApiError } from '@vitral/api-client';
import type { ReleaseProblem } from '@vitral/contracts';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box } from '@vitral/ui';

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

/** The problems of a refused release, each with its solution. */
export function ProblemList({ problems }: { problems: readonly ReleaseProblem[] }) {
  const problemText = useProblemText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 }, overflowWrap: 'anywhere' }}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
      ))}
    </Box>
  );
}

/** Returns the text of a problem; an unknown code, from a newer server, is returned unchanged. */
function useProblemText() {
  const { t, i18n } = useTranslation('mfe-settings');
  const { number } = useFormats();
  return ({ code, params }: ReleaseProblem) => {
    const shown: Record<string, string> = {};
    for (const [name, value] of Object.entries(params))
      shown[name] = typeof value === 'number' ? number(value) : value;
    const key = `modules.problem.${code}`;
    return i18n.exists(key, { ns: 'mfe-settings' }) ? t(key, shown) : code;
  };
}
