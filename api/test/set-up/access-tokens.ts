import {
  type AccessTokenInput,
  type CreatedAccessToken,
  TOKEN_SCOPE_NAMES,
} from '@vitral/contracts/access-tokens';
import type TestAgent from 'supertest/lib/agent.js';
import type { Api } from '../start-api.ts';

export const TOKEN_INPUT: AccessTokenInput = {
  name: 'Sitio de la escuela',
  role: 'admin',
  scopes: [...TOKEN_SCOPE_NAMES],
  addressRanges: [],
  days: 90,
};

/** Creates a token with all scopes, unless the input differs. */
export async function createAccessToken(
  api: Api,
  input: Partial<AccessTokenInput> = {},
  by = api.as('admin'),
): Promise<CreatedAccessToken> {
  const { body } = await by
    .post('/access-tokens')
    .send({ ...TOKEN_INPUT, ...input })
    .expect(201);
  return body as CreatedAccessToken;
}

/** Requests under /api with a token and no session. */
export const asProgram = (api: Api, { token }: CreatedAccessToken): TestAgent =>
  api.asVisitor().set('Authorization', `Bearer ${token}`);
