import { defineEntity, p } from '@mikro-orm/core';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { TokenDays } from '@vitral/contracts/module-tokens';
import { identity, instant } from '../platform/entities/columns.ts';

const STATES = ['pending', 'approved', 'denied'] as const;

/** A login by device code (RFC 8628). Only digests of its codes are stored. */
const DeviceLoginSchema = defineEntity({
  name: 'DeviceLogin',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    ...identity(),
    /** sha256, hexadecimal. */
    deviceCodeHash: p.text().unique(),
    userCodeHash: p.text().unique(),
    machine: p.text(),
    address: p.text(),
    /** The rights that the program asks for; the approval replaces them. */
    module: p.text().$type<ReleaseName>().nullable(),
    mayActivate: p.boolean(),
    mayPreview: p.boolean(),
    mayPromote: p.boolean().default(false),
    state: p.enum(STATES).default('pending'),
    /** Null until the approval. No foreign key, since the account may be deleted. */
    approvedById: p.uuid().nullable(),
    days: p.integer().$type<TokenDays>().nullable(),
    /** Seconds between two polls. */
    interval: p.integer(),
    lastPolledAt: instant().nullable(),
    expiresAt: instant(),
  },
});

export class DeviceLogin extends DeviceLoginSchema.class {}
DeviceLoginSchema.setClass(DeviceLogin);
