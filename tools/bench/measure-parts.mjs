/** The parts of these names in the order in which they are measured, all of them without a name. */
export function partsNamed(all, names) {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  const parts = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return { parts, unknown };
}

/**
 * Measures one part after the other and says what each of them found. A part that fails is noted, `tidyUp` ends what it left
 * behind, and the next one takes its turn; none does once the bench `isEnding`.
 */
export async function measureParts(parts, context, { isEnding, tidyUp }) {
  const findings = { parts: {}, missed: [], failed: [] };
  for (const part of parts) {
    if (isEnding()) break;
    context.say(`\n${part.title}`);
    try {
      const readings = await part.measure(context);
      findings.parts[part.name] = readings;
      findings.missed.push(...part.misses(readings));
      context.say(`\n${part.table(readings)}`);
    } catch (error) {
      if (isEnding()) break;
      findings.failed.push(part.name);
      context.say(`${part.name} could not be measured: ${error.stack}`);
      await tidyUp();
    }
  }
  return findings;
}
