import { defineEntity, p } from '@mikro-orm/core';
import type { ReleaseName } from '@vitral/contracts/modules';
import { announced, identity, instant } from '../platform/entities/columns.ts';

/** A public key with which the releases of a team are verified. Rows stay, since releases refer to them. */
const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  triggers: [announced('signing_key')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text(),
    /** PEM. */
    publicKey: p.text(),
    /** SHA-256 of the key in DER format, hexadecimal. */
    fingerprint: p.text().unique(),
    modules: p.json<ReleaseName[]>(),
    createdBy: p.text(),
    expiresAt: instant().nullable(),
    revokedAt: instant().nullable(),
    revokedBy: p.text().nullable(),
    revokedReason: p.text().nullable(),
  },
});

export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);
