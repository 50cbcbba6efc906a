import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import { getState, resetState, run } from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';

/**
 * Jest `testRunner` of the API tests: loads a spec file with Node's `import`, so that all files of a process share the
 * application's modules (docs/adr/020), and runs it with jest-circus.
 */
export default async function runPlainly(globalConfig, config, _environment, _runtime, testPath) {
  resetState();
  const state = getState();
  state.testTimeout = globalConfig.testTimeout;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  jestExpect.setState({ expand: globalConfig.expand, testPath });
  await import(pathToFileURL(testPath).href);
  return resultOf(await run(), testPath, globalConfig, config);
}

function resultOf({ testResults, unhandledErrors }, testPath, globalConfig, config) {
  const results = testResults.map(assertionResultOf);
  const count = (status) => results.filter((result) => result.status === status).length;
  const failures = formatResultsErrors(results, config, globalConfig, testPath);
  const outside = unhandledErrors.join('\n');
  return {
    ...createEmptyTestResult(),
    failureMessage: [failures, outside].filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    // A hook that failed after the last test fails the file.
    testExecError: outside ? { message: outside, stack: outside } : undefined,
    testResults: results,
  };
}

function assertionResultOf(result) {
  const ancestorTitles = result.testPath.slice(1, -1);
  const title = result.testPath.at(-1);
  return {
    ancestorTitles,
    duration: result.duration,
    failing: result.failing,
    failureDetails: result.errorsDetailed,
    failureMessages: result.errors,
    fullName: [...ancestorTitles, title].join(' '),
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: result.retryReasons,
    startedAt: result.startedAt,
    status: statusOf(result),
    title,
  };
}

function statusOf({ status, errors }) {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}
