import type { ReleaseHealth } from '@vitral/contracts';

export interface LoadFigures {
  /** Pages that could have failed. */
  pages: number;
  failures: number;
  recoveries: number;
}

/** One release, in every set that it was part of. */
export function figuresOfRelease(rows: readonly ReleaseHealth[], releaseId: string): LoadFigures {
  const own = rows.filter(({ release }) => release.id === releaseId);
  return { ...countOf(own), pages: sum(own.map(({ pages }) => pages)) };
}

/** All releases of a set; each of its rows tells the pages of the whole set. */
export function figuresOfSet(rows: readonly ReleaseHealth[], setId: string): LoadFigures {
  const own = rows.filter(({ set }) => set === setId);
  return { ...countOf(own), pages: Math.max(0, ...own.map(({ pages }) => pages)) };
}

/** Failures for each page; null while no page was sent. */
export const failureRate = ({ pages, failures }: Pick<LoadFigures, 'pages' | 'failures'>) =>
  pages === 0 ? null : failures / pages;

function countOf(rows: readonly ReleaseHealth[]) {
  return {
    failures: sum(rows.map(({ failures }) => failures)),
    recoveries: sum(rows.map(({ recoveries }) => recoveries)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
