import { defineEntity, p } from '@mikro-orm/core';
import type { PasskeyTransport } from '@vitral/contracts/passkeys';
import { identity, instant } from '../../platform/entities/columns.ts';
import { User } from '../users.entity.ts';

/** The public half of a credential of WebAuthn, with which its owner logs in. */
const PasskeySchema = defineEntity({
  name: 'Passkey',
  indexes: [{ properties: ['user'] }],
  properties: {
    ...identity(),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    name: p.text(),
    /** Base64url. Unique over the site: an authenticator that copies another one's id is refused. */
    credentialId: p.text().unique(),
    /** COSE key, base64url. */
    publicKey: p.text(),
    /** An unsigned number of 32 bits; authenticators that do not count send 0. */
    signatureCount: p.bigint('number'),
    transports: p.json().$type<PasskeyTransport[]>(),
    isBackupEligible: p.boolean(),
    isBackedUp: p.boolean(),
    lastUsedAt: instant().nullable(),
  },
});

export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

/** A challenge, state or logout token that was used: its row is deleted once that has expired anyway. */
const UsedChallengeSchema = defineEntity({
  name: 'UsedChallenge',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    /** sha256 of its text, hexadecimal. */
    digest: p.text().primary(),
    expiresAt: instant(),
  },
});

export class UsedChallenge extends UsedChallengeSchema.class {}
UsedChallengeSchema.setClass(UsedChallenge);
