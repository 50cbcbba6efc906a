import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../../../platform/entities/columns.ts';
import { User } from '../../users/users.entity.ts';

/** A code that replaces the authenticator once: its row is deleted when it is used. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  indexes: [{ properties: ['user'] }],
  properties: {
    ...identity(),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    /** sha256 of the code, hexadecimal; codes are random and long enough for a plain digest. */
    codeHash: p.text(),
  },
});

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
