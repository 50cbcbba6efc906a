export { applyExceptions, type AppliedException } from './applied-exceptions.ts';
export { findDisplacements, type Displacement, type DisplacementEffect } from './displaced-exceptions.ts';
export { disagreements } from './disagreements.ts';
export { followFirst } from './follow-first.ts';
export {
  isZone,
  nextOccurrence,
  findOccurrence,
  occurrencesFrom,
  firstValidSlot,
  type Occurrence,
  type MeetingSchedule,
} from './occurrences.ts';
export { readDays, readSlots, readTime, storedList } from './stored-schedule.ts';
export { addDays, dateAt, instantOf } from './wall-clock.ts';
