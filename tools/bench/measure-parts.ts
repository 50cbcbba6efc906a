import type { Site, SiteOptions } from './site.ts';

export interface Effort {
  isQuick: boolean;
  rounds: number;
  seconds: number;
}

export type StartSite = (options?: SiteOptions) => Promise<Site>;

export interface Context {
  root: string;
  effort: Effort;
  say: (line: string) => void;
  startSite: StartSite;
}

/** `measure` resolves to readings that JSON can hold; `misses` returns a sentence for each broken promise. */
export interface Part {
  name: string;
  title: string;
  measure(context: Context): Promise<unknown>;
  table(readings: never): string;
  misses(readings: never): string[];
}

export interface Findings {
  parts: Record<string, unknown>;
  missed: string[];
  failed: string[];
}

/** Returns the parts of these names in the order of measurement, and the unknown names. No names stand for all parts. */
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
    context.say(`\n${part.title}`);
    try {
      const readings = (await part.measure(context)) as never;
      findings.parts[part.name] = readings;
      findings.missed.push(...part.misses(readings));
      context.say(`\n${part.table(readings)}`);
    } catch (error) {
      if (isEnding()) break;
      findings.failed.push(part.name);
      context.say(`${part.name} could not be measured: ${(error as Error).stack}`);
      await tidyUp();
    }
  }
  return findings;
}
