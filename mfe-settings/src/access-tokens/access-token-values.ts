import type { Role } from '@vitral/sdk/contracts/access';
import {
  type AccessTokenDays,
  type AccessTokenInput,
  mayHaveScope,
  type TokenScope,
} from '@vitral/sdk/contracts/access-tokens';

/** The values of the form; texts where its fields hold texts. */
export interface AccessTokenValues {
  name: string;
  role: Role;
  scopes: TokenScope[];
  addressRanges: string;
  days: `${AccessTokenDays}`;
}

export const FIRST: AccessTokenValues = {
  name: '',
  role: 'user',
  scopes: [],
  addressRanges: '',
  days: '90',
};

export const toInput = ({
  name,
  role,
  scopes,
  addressRanges,
  days,
}: AccessTokenValues): AccessTokenInput => ({
  name: name.trim(),
  role,
  scopes: scopes.filter((scope) => mayHaveScope(role, scope)),
  addressRanges: addressRanges.split(/[\s,;]+/).filter(Boolean),
  days: Number(days) as AccessTokenDays,
});
