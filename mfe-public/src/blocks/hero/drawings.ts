import education from '../../assets/education-480.avif?sizes';
import health from '../../assets/health-480.avif?sizes';
import window from '../../assets/hero-480.avif?sizes';
import type { BlockValues } from '../block-values.ts';
import type { block } from './hero.block.ts';

export type Drawing = BlockValues<typeof block.fields>['drawing'];

/** Pictures of this site that a hero shows if staff chose none. */
export const DRAWINGS = {
  window: { picture: window, width: 1200, height: 1350 },
  health: { picture: health, width: 1200, height: 900 },
  education: { picture: education, width: 1600, height: 900 },
} as const satisfies Record<Drawing, object>;
