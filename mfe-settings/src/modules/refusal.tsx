import type { ReleaseProblem } from '@vitral/sdk/contracts/release-problems';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box } from '@vitral/sdk/ui';

interface Refusal {
  code?: string | undefined;
  params: Record<string, unknown>;
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'code' in error && 'params' in error;

/** The reasons why this site refused a request of the dialog, or why another site refused one. */
export function RefusalAlert({ error }: { error: unknown }) {
  const { t } = useTranslation('mfe-settings');
  if (!error) return null;
  const reasons = reasonsOf(error);
  const isStale = isRefusal(error) && error.code === 'modules.stale';
  if (!isStale && reasons.length === 0) return <Alert severity="error">{errorText(error)}</Alert>;
  return (
    <Alert severity={isStale ? 'warning' : 'error'}>
      <AlertTitle>{errorText(error)}</AlertTitle>
      {isStale ? t('modules.staleText') : <ProblemList problems={reasons} />}
    </Alert>
  );
}

function reasonsOf(error: unknown): ReleaseProblem[] {
  if (!isRefusal(error) || error.code !== 'modules.refused') return [];
  const { reasons } = error.params;
  return Array.isArray(reasons)
    ? reasons.filter((reason): reason is ReleaseProblem => isRefusal(reason))
    : [];
}

/** The problems of a refused release, each with its solution; an unknown problem of a newer server is shown as its code. */
export function ProblemList({ problems }: { problems: readonly ReleaseProblem[] }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const shown = (value: string | number) => (typeof value === 'number' ? number(value) : value);
  const textOf = ({ code, params }: ReleaseProblem) => {
    const texts: Record<string, string> = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, shown(value)]),
    );
    return t(`modules.problem.${code}`, { ...texts, defaultValue: code });
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 }, overflowWrap: 'anywhere' }}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{textOf(problem)}</li>
      ))}
    </Box>
  );
}
