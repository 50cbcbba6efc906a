import { hash } from 'node:crypto';
import { callProblems } from '@vitral/contracts/call-differences';
import type { CallShape } from '@vitral/contracts/module-calls';
import { releaseProblemText } from '@vitral/contracts/release-problems';
import { callShape, operationsOf, type SiteDocument } from '@vitral/contracts/site-calls';
import type { RecordedCall, SiteContract } from '@vitral/contracts/site-contract';

const HASH_LENGTH = 16;

/** Returns the record of a site's calls from its OpenAPI document. */
export function contractOf(document: SiteDocument): SiteContract {
  const schemas = document.components?.schemas;
  const calls = operationsOf(document)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((operation) => [operation.name, recorded(callShape(operation, schemas))] as const);
  return { version: document.info.version, calls: Object.fromEntries(calls) };
}

const recorded = (shape: CallShape): RecordedCall => ({
  hash: hash('sha256', JSON.stringify(shape), 'hex').slice(0, HASH_LENGTH),
  ...shape,
});

/** Writes a record with one call per line, so that diffs in the repository show which calls changed. */
export function contractText({ version, calls }: SiteContract): string {
  const lines = Object.entries(calls).map(
    ([name, call]) => `    ${JSON.stringify(name)}: ${JSON.stringify(call)}`,
  );
  return `{\n  "version": ${JSON.stringify(version)},\n  "calls": {\n${lines.join(',\n')}\n  }\n}\n`;
}

export interface CallDifference {
  kind: 'added' | 'removed' | 'changed';
  name: string;
  /** Method and path. */
  call: string;
  /** Reasons why code that was built against the record does not fit the site; empty if it does. */
  problems: string[];
}

/** Compares a record with the record of the site, by the names of the calls. */
export function contractDifferences(
  module: string,
  stored: SiteContract,
  site: SiteContract,
): CallDifference[] {
  const names = [...new Set([...Object.keys(stored.calls), ...Object.keys(site.calls)])].toSorted();
  return names.flatMap((name): CallDifference[] => {
    const [before, after] = [stored.calls[name], site.calls[name]];
    const named = { name, call: titleOf(after ?? before) };
    if (!before) return [{ kind: 'added', ...named, problems: [] }];
    if (!after) return [{ kind: 'removed', ...named, problems: [] }];
    if (before.hash === after.hash) return [];
    const problems = callProblems(before, after).map(({ code, params }) =>
      releaseProblemText({ code, params: { module, call: named.call, ...params } }),
    );
    return [{ kind: 'changed', ...named, problems }];
  });
}

const titleOf = (call: CallShape | undefined): string => (call ? `${call.method} ${call.path}` : '');
