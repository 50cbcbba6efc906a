import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { Box } from '@vitral/sdk/ui';

/** Length used in the URLs of release files; enough to distinguish releases. */
const DIGEST_LENGTH = 8;

/** Version and shortened digest of a release. */
export function ReleaseMark({ release }: { release: Pick<ReleaseSummary, 'version' | 'digest'> }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {release.version}
      </Box>{' '}
      <Code title={release.digest}>{release.digest.slice(0, DIGEST_LENGTH)}</Code>
    </Box>
  );
}

/** An identifier in a monospaced font. */
export function Code({ title, children }: { title?: string; children: string }) {
  return (
    <Box
      component="code"
      title={title}
      sx={{ fontFamily: 'monospace', fontSize: '0.875em', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}

/** Shortened id of a set. Its last characters are used, since ids begin with their creation time. */
export function SetMark({ id }: { id: string }) {
  return <Code title={id}>{setMark(id)}</Code>;
}

export const setMark = (id: string) => id.slice(-DIGEST_LENGTH);
