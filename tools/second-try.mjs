/** When more spec files fail than that, something is broken, and trying again tells nothing. */
const MOST_FILES = 4;

/**
 * Runs the spec files that failed once more, since a machine that is busy with something else may hold one up. What passes
 * now counts as passed and is named at the end; what fails twice has failed. `check`: name, counts with their `failedFiles`
 * (jest-counts.cjs) and output; `again` runs the files of these paths and answers their counts and output.
 */
export async function secondTry(check, again) {
  const { failedFiles = [], ...first } = check.counts;
  const outside = first.failed - sum(failedFiles, 'failed');
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES || outside !== 0)
    return { ...check, counts: first };

  const { counts: second, output } = await again(failedFiles.map(({ path }) => path));
  const left = new Set((second.failedFiles ?? []).map(({ path }) => path));
  const repeated = failedFiles
    .map(({ path }) => path)
    .filter((path) => second.failed === 0 || !left.has(path));
  return {
    ...check,
    output: `${check.output}\n--- once more ---\n${output}`,
    counts: {
      passed: first.passed - sum(failedFiles, 'passed') + second.passed,
      failed: second.failed,
      skipped: first.skipped - sum(failedFiles, 'skipped') + second.skipped,
      repeated: repeated.map((path) => `${check.name} ${path}`),
    },
  };
}

const sum = (files, name) => files.reduce((total, file) => total + file[name], 0);
