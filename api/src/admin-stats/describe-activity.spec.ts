import { describe, expect, it } from '@jest/globals';
import { describeActivity } from './describe-activity.ts';

const entry = {
  actorName: 'Mateo Rivas',
  verb: 'updated',
  noun: 'testimonials',
  itemName: 'Ana López',
} as const;

describe('describeActivity', () => {
  it('names actor, verb and item', () => {
    expect(describeActivity(entry)).toBe('Mateo Rivas updated "Ana López" (testimonials)');
    expect(describeActivity({ ...entry, itemName: null })).toBe('Mateo Rivas updated testimonials');
    expect(describeActivity({ ...entry, actorName: null })).toBe(
      'The server updated "Ana López" (testimonials)',
    );
    expect(describeActivity({ ...entry, verb: 'logged-in', noun: 'users' })).toBe('Mateo Rivas logged in');
  });

  it('describes changes of an account in whole words', () => {
    const done = { ...entry, noun: 'users', itemName: 'Ana López' } as const;
    expect(describeActivity({ ...done, verb: 'invited' })).toBe('Mateo Rivas invited "Ana López" (users)');
    expect(describeActivity({ ...done, verb: 'unsecured' })).toBe(
      'Mateo Rivas turned off the second factor of "Ana López" (users)',
    );
    expect(describeActivity({ ...done, verb: 'registered', actorName: null })).toBe('Ana López registered');
    expect(describeActivity({ ...done, verb: 'exported', itemName: null })).toBe(
      'Mateo Rivas exported users',
    );
  });

  it('describes a failure of the server', () => {
    expect(
      describeActivity({ actorName: null, verb: 'failed', noun: 'backups', itemName: 'vitral.tar' }),
    ).toBe('The server could not finish "vitral.tar" (backups)');
    expect(
      describeActivity({ ...entry, verb: 'retried', noun: 'deliveries', itemName: 'ana@example.org' }),
    ).toBe('Mateo Rivas tried again "ana@example.org" (deliveries)');
  });
});
