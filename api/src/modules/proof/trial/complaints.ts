const MOST_CHARACTERS = 300;

/** What code threw while pages were open: nobody caught it, or the shell caught it and said so. */
export class Complaints {
  private noted: unknown[] = [];

  note(thrown: unknown): void {
    if (this.noted.length < 100) this.noted.push(thrown);
  }

  /** Forgets what belongs to the page before. */
  clear(): void {
    this.noted = [];
  }

  /** The first that was no refusal of the API, which has nothing in a trial. */
  get first(): unknown {
    return this.noted.find((thrown) => !isApiError(thrown));
  }

  /** What to tell of a failure: what was thrown first says more than what it led to. */
  firstLine(otherwise: unknown): string {
    const cause = this.noted.find((thrown) => !isApiError(thrown) && !isConclusion(thrown));
    return lineOf(cause ?? otherwise);
  }
}

/** Told by name: errors come out of another realm. */
function isApiError(thrown: unknown): boolean {
  return nameOf(thrown) === 'ApiError';
}

/** The shell says with it that a module did not come, not why. */
function isConclusion(thrown: unknown): boolean {
  return nameOf(thrown) === 'ModuleLoadError';
}

/** `TypeError: x is not a function`, from anything that can be thrown. */
export function lineOf(thrown: unknown): string {
  const { message } = asRecord(thrown);
  const text = typeof message === 'string' ? `${nameOf(thrown)}: ${message}` : String(thrown);
  const [line = ''] = text.split('\n');
  return line.slice(0, MOST_CHARACTERS);
}

function nameOf(thrown: unknown): string {
  const { name } = asRecord(thrown);
  return typeof name === 'string' ? name : 'Error';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
