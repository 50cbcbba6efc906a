import { discardBody } from '../data/discard-body.ts';
import type { Answers } from './page-definition.ts';

/** Timeout in milliseconds, after which the page renders without the response. */
const CALL_TIME_LIMIT = 8000;

/** Requests all paths at once. Failed, slow and invalid responses are left out; never rejects. */
export async function loadAnswers(calls: string[], timeLimit = CALL_TIME_LIMIT): Promise<Answers> {
  const answers = await Promise.all(calls.map((call) => load(call, timeLimit)));
  return Object.fromEntries(calls.map((call, index) => [call, answers[index]]));
}

async function load(call: string, timeLimit: number): Promise<unknown> {
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) {
      discardBody(response);
      throw new Error(`${response.status}: ${response.statusText}`);
    }
    return await response.json();
  } catch (error) {
    console.warn(`${call} could not be read`, error);
    return undefined;
  }
}
