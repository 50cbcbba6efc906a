import type { AuditChanges, AuditEntry, AuditVerb } from '@vitral/contracts/audit';
import { versionsOf } from './versions.ts';

const entry = (verb: AuditVerb, before: object, after: object): AuditEntry => ({
  id: `${verb} ${JSON.stringify(after)}`,
  verb,
  noun: 'testimonials',
  itemId: 'eva',
  itemName: 'Eva',
  actorId: null,
  actorName: 'Ana',
  changes: { before, after } as AuditChanges,
  createdAt: '2026-11-29T10:00:00.000Z',
});

describe('versionsOf', () => {
  it('undoes each change after a version, the earliest last', () => {
    const history = [
      entry('updated', { text: 'B', rating: 4 }, { text: 'C', rating: 5 }),
      entry('updated', { text: 'A' }, { text: 'B' }),
      entry('created', {}, { text: 'A', rating: 4 }),
    ];
    expect(versionsOf(history).map(({ fields }) => fields)).toEqual([
      null,
      { text: 'B', rating: 4 },
      { text: 'A', rating: 4 },
    ]);
  });

  it('ends with the state before the oldest change of an item that is older than its history', () => {
    expect(versionsOf([entry('updated', { text: 'A' }, { text: 'B' })])).toEqual([
      expect.objectContaining({ fields: null }),
      { entry: null, fields: { text: 'A' } },
    ]);
    expect(versionsOf([])).toEqual([]);
  });

  it('offers no version for a deletion, and goes on before it', () => {
    const whole = { text: 'B', rating: 4 };
    const history = [
      entry('restored', {}, whole),
      entry('deleted', whole, {}),
      entry('updated', { text: 'A' }, { text: 'B' }),
      entry('created', {}, { text: 'A', rating: 4 }),
    ];
    expect(versionsOf(history).map(({ fields }) => fields)).toEqual([
      null,
      null,
      whole,
      { text: 'A', rating: 4 },
    ]);
  });
});
