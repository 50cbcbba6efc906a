import type { ReleaseProblem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';

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
