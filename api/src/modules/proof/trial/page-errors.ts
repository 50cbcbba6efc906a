export class PageErrors {
  private thrownValues: unknown[] = [];

  record(thrown: unknown): void {
    if (this.thrownValues.length < 100) this.thrownValues.push(thrown);
  }

  clear(): void {
    this.thrownValues = [];
  }

  get first(): unknown {
    return this.thrownValues.find((thrown) => !isApiError(thrown));
  }

  /** One line about a failure. Prefers the root cause over its consequences. */
  describe(fallback: unknown): string {
    const cause = this.thrownValues.find((thrown) => !isApiError(thrown) && !isModuleLoadError(thrown));
    return lineOf(cause ?? fallback);
  }
}

/** Compared by name, since these errors come from another realm. */
const isApiError = (thrown: unknown): boolean => nameOf(thrown) === 'ApiError';

/** The shell throws it for a module that did not load; the cause is logged separately. */
const isModuleLoadError = (thrown: unknown): boolean => nameOf(thrown) === 'ModuleLoadError';

/** Returns `TypeError: x is not a function` for an error, and similar text for any other thrown value. */
export function lineOf(thrown: unknown): string {
  const { message } = asRecord(thrown);
  const text = typeof message === 'string' ? `${nameOf(thrown)}: ${message}` : String(thrown);
  const [line = ''] = text.split('\n');
  return line.slice(0, 300);
}

function nameOf(thrown: unknown): string {
  const { name } = asRecord(thrown);
  return typeof name === 'string' ? name : 'Error';
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
