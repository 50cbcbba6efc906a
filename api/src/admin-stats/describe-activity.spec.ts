import { expect, it } from '@jest/globals';
import { describeActivity } from './describe-activity.ts';

const entry = {
  actorName: 'Mateo Rivas',
  verb: 'updated',
  noun: 'testimonials',
  itemName: 'Ana López',
} as const;

it('says who did what to which item', () => {
  expect(describeActivity(entry)).toBe('Mateo Rivas updated "Ana López" (testimonials)');
  expect(describeActivity({ ...entry, itemName: null })).toBe('Mateo Rivas updated testimonials');
  expect(describeActivity({ ...entry, actorName: null })).toBe(
    'The server updated "Ana López" (testimonials)',
  );
  expect(describeActivity({ ...entry, verb: 'logged-in', noun: 'users' })).toBe('Mateo Rivas logged in');
});
