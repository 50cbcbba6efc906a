import type { IdentityProviderTest, ProviderProblem } from '@vitral/contracts/identity-providers';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { OtherIssuer } from './provider-clients.ts';

const LONGEST = 200;
const ISSUER_DIFFERS = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** Returns what is wrong with a provider whose metadata or token response could not be used. */
export function toTest(error: unknown): IdentityProviderTest {
  const causes = causesOf(error);
  const outgoing = causes.find((cause) => cause instanceof OutgoingProblem);
  if (outgoing instanceof OutgoingProblem) {
    const isRefused = outgoing.code === 'refused-address';
    return { problem: isRefused ? 'refused-address' : 'unreachable', detail: outgoing.code };
  }
  const isOther = causes.some(
    (cause) => cause instanceof OtherIssuer || ('code' in cause && cause.code === ISSUER_DIFFERS),
  );
  const problem: ProviderProblem = isOther ? 'other-issuer' : 'not-a-provider';
  return { problem, detail: causes[0]?.message.slice(0, LONGEST) ?? null };
}

/** Returns whether a provider cannot be reached or used, rather than that it refused this login. */
export function isOutage(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof OutgoingProblem);
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
