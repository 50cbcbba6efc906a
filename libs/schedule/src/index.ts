export {
  applyExceptions,
  findDisplacements,
  type AppliedException,
  type Displacement,
  type DisplacementEffect,
} from './exceptions.ts';
export { disagreements } from './disagreements.ts';
export {
  isZone,
  nextOccurrence,
  findOccurrence,
  followFirst,
  occurrencesFrom,
  firstValidSlot,
  type Occurrence,
  type MeetingSchedule,
} from './occurrences.ts';
export { readDays, readSlots, readTime, storedList } from './stored-schedule.ts';
export { addDays, dateAt, instantOf, timeAt } from './wall-clock.ts';
