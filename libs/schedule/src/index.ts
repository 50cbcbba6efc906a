export { disagreements } from './disagreements.ts';
export {
  isZone,
  nextOccurrence,
  occurrencesFrom,
  placedSlot,
  type Occurrence,
  type SessionTimes,
} from './occurrences.ts';
export { readDays, readSlots } from './stored-schedule.ts';
export { instantOf } from './wall-clock.ts';
