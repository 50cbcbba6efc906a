import type { ModuleToken } from '@vitral/contracts';
import { Stack } from '@vitral/ui';
import { RevokeButton, TokenExpiry, TokenName, TokenScope, TokenUse } from './token-facts.tsx';

interface TokenCardProps {
  token: ModuleToken;
  onRevoke: (token: ModuleToken) => void;
}

/** A token in the list on a phone. */
export function TokenCard({ token, onRevoke }: TokenCardProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TokenName token={token} />
      <TokenScope token={token} />
      <TokenUse token={token} />
      <TokenExpiry token={token} />
      <RevokeButton token={token} onRevoke={onRevoke} />
    </Stack>
  );
}
