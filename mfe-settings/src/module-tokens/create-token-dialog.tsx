import type { CreatedModuleToken } from '@vitral/contracts';
import { useState } from 'react';
import { TokenForm } from './token-form.tsx';
import { TokenDialog } from './token-dialog.tsx';

/** Asks what the token is for, and then shows it. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedModuleToken | null>(null);
  if (created) return <TokenDialog created={created} onClose={onClose} />;
  return <TokenForm onCreated={setCreated} onClose={onClose} />;
}
