import type { ReleaseHealth } from '@vitral/contracts';

export interface LoadFigures {
  /** Pages that could have failed. */
  pages: number;
  failures: number;
  recoveries: number;
}

/** Adds up the figures of a release over all its sets. */
export function figuresOfRelease(rows: readonly ReleaseHealth[], releaseId: string): LoadFigures {
  const own = rows.filter(({ release }) => release.id === releaseId);
  return { ...countOf(own), pages: sum(own.map(({ pages }) => pages)) };
}

/** Adds up the figures of a set; each of its rows has the pages of the whole set. */
export function figuresOfSet(rows: readonly ReleaseHealth[], setId: string): LoadFigures {
  const own = rows.filter(({ set }) => set === setId);
  return { ...countOf(own), pages: Math.max(0, ...own.map(({ pages }) => pages)) };
}

/** Failures per page as a fraction; null while no page was sent. */
export const failureRate = ({ pages, failures }: Pick<LoadFigures, 'pages' | 'failures'>) =>
  pages === 0 ? null : failures / pages;

function countOf(rows: readonly ReleaseHealth[]) {
  return {
    failures: sum(rows.map(({ failures }) => failures)),
    recoveries: sum(rows.map(({ recoveries }) => recoveries)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
