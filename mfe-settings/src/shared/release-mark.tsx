import type { ReleaseSummary } from '@vitral/contracts';
import { Box } from '@vitral/ui';

/** As in the address of its files: enough to tell releases apart. */
const DIGEST_LENGTH = 8;

/** Version and the first characters of the digest of a release. */
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

/** What machines call things by. */
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

/** The ends of the ids of sets differ first. */
export function SetMark({ id }: { id: string }) {
  return <Code title={id}>{setMark(id)}</Code>;
}

export const setMark = (id: string) => id.slice(-DIGEST_LENGTH);
