import { asTable, type Findings, missedBy, type Row } from './report.ts';
import type { Site, SiteOptions } from './site.ts';

export interface Effort {
  isQuick: boolean;
  rounds: number;
  seconds: number;
}

export interface Context {
  root: string;
  effort: Effort;
  print: (line: string) => void;
  startSite: (options?: SiteOptions) => Promise<Site>;
}

/** `measure` resolves to tables: rows with the same figures share one. */
export interface Part {
  name: string;
  title: string;
  measure(context: Context): Promise<Row[][]>;
}

/** Returns the parts with these names in the order of measurement, and the unknown names. An empty list selects all parts. */
export function partsNamed(all: Part[], names: string[]) {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  const parts = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return { parts, unknown };
}

/**
 * Measures one part after the other and prints its findings. After a failure `tidyUp` ends the processes of the part, and the next
 * part follows. Stops once `isEnding` returns true.
 */
export async function measureParts(
  parts: Part[],
  context: Context,
  { isEnding, tidyUp }: { isEnding: () => boolean; tidyUp: () => Promise<unknown> },
) {
  const findings: Findings = { parts: {}, missed: [], failed: [] };
  for (const part of parts) {
    if (isEnding()) break;
    context.print(`\n${part.title}`);
    try {
      const tables = await part.measure(context);
      findings.parts[part.name] = tables;
      findings.missed.push(...tables.flat().flatMap(missedBy));
      context.print(`\n${tables.map(asTable).join('\n\n')}`);
    } catch (error) {
      if (isEnding()) break;
      findings.failed.push(part.name);
      context.print(`${part.name} could not be measured: ${(error as Error).stack}`);
      await tidyUp();
    }
  }
  return findings;
}
