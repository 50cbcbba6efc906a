import type { Answers } from './page-definition.ts';

/** How long a call may take before the page is drawn without what it would have shown, in milliseconds. */
const CALL_TIME_LIMIT = 8000;

/** Asks every call at once. What fails, is slow or is no JSON is left out; never rejects. */
export async function loadAnswers(calls: string[], timeLimit = CALL_TIME_LIMIT): Promise<Answers> {
  const answers = await Promise.all(calls.map((call) => load(call, timeLimit)));
  return Object.fromEntries(calls.map((call, index) => [call, answers[index]]));
}

async function load(call: string, timeLimit: number): Promise<unknown> {
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return await response.json();
  } catch (error) {
    console.warn(`${call} could not be read`, error);
    return undefined;
  }
}
