import type { ReleaseProblem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';

/** Why a release is refused and what to do about it, a sentence each. */
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

/** A code that is newer than this page is shown as it is. */
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
