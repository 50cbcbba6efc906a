/** Steps that make a new site ready, in order. The server detects which steps are done; nobody ticks them off. */
export const FIRST_STEPS = [
  'second-factor',
  'site-name',
  'texts',
  'colleague',
  'email',
  'backup',
  'public-url',
  'demo-mode',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** A row of GET /api/first-steps, for admins. */
export interface FirstStepState {
  step: FirstStep;
  isDone: boolean;
}
