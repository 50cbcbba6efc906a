export { changedDates, type ChangedDate } from './applied-exceptions.ts';
export { displacedDates, type Displaced, type DisplacementEffect } from './displaced-exceptions.ts';
export { disagreements } from './disagreements.ts';
export { followFirst } from './follow-first.ts';
export {
  isZone,
  nextOccurrence,
  occurrenceOf,
  occurrencesFrom,
  placedSlot,
  type Occurrence,
  type SessionTimes,
} from './occurrences.ts';
export { readDays, readSlots, readTime, storedList } from './stored-schedule.ts';
export { addDays, dateAt, instantOf } from './wall-clock.ts';
