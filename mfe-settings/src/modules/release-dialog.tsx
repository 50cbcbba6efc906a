import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseDetail, ReleaseFile } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Fact,
  Facts,
  LoadBoundary,
  MuiLink,
  Icon,
  Skeleton,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@vitral/sdk/ui/data';
import { ItemSheet, useItemAddress } from '@vitral/sdk/ui/forms';
import { DetailsDialog } from '../shared/details-dialog.tsx';
import { Detail } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';
import { DescriptorFacts } from './descriptor-facts.tsx';
import { MODULES, proofQuery, releaseQuery } from './modules.queries.ts';
import { ProblemList, RefusalAlert } from './refusal.tsx';
import { Published, RELEASES_PART, ReleaseState, Signer } from './release-facts.tsx';

/** The release in the URL: `/admin/modules/releases/<id>`. */
export function OpenRelease() {
  const address = useItemAddress(RELEASES_PART);
  const { id, isNew, close } = address;
  if (id === null || isNew) return null;
  return (
    <ItemSheet address={address} id={id} listedBelow={[MODULES]}>
      <ReleaseDialog key={id} id={id} onClose={close} />
    </ItemSheet>
  );
}

interface ReleaseDialogProps {
  id: string;
  onClose: () => void;
}

export function ReleaseDialog({ id, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { data: release } = useQuery(releaseQuery(id));
  return (
    <DetailsDialog
      title={release ? t('modules.releaseTitle', { ...release }) : t('modules.details')}
      onClose={onClose}
    >
      <LoadBoundary
        failure={t('modules.releaseFailed')}
        loading={<Skeleton variant="rounded" height={320} />}
      >
        <ReleaseDetails id={id} />
      </LoadBoundary>
    </DetailsDialog>
  );
}

function ReleaseDetails({ id }: { id: string }) {
  const { data: release } = useSuspenseQuery(releaseQuery(id));
  return (
    <Stack spacing={3}>
      <ReleaseFacts release={release} />
      {!release.isRemoved && <ReleaseCheck release={release} />}
      <DescriptorFacts descriptor={release.descriptor} />
      <ReleaseFileList files={release.files} />
    </Stack>
  );
}

function ReleaseFacts({ release }: { release: ReleaseDetail }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  return (
    <div>
      <Facts>
        <Fact term={t('modules.published')}>
          <Published release={release} />
        </Fact>
        <Fact term={t('modules.origin')}>{t(`modules.origins.${release.origin}`)}</Fact>
        <Fact term={t('modules.revision')}>{release.revision ? <Code>{release.revision}</Code> : '—'}</Fact>
        <Fact term={t('modules.size')}>{fileSize(release.size)}</Fact>
        <Fact term={t('modules.contract')}>{release.descriptor.contract}</Fact>
        <Fact term={t('modules.signedBy')}>
          <Signer release={release} />
        </Fact>
        {release.promotion && (
          <Fact term={t('environments.promotedFrom')}>
            {t('environments.promotedFromBy', { ...release.promotion })}
          </Fact>
        )}
        {release.hasSbom && (
          <Fact term={t('modules.packages')}>
            <MuiLink href={`/api/modules/${release.name}/releases/${release.id}/sbom`} download>
              {t('modules.downloadSbom')}
            </MuiLink>
          </Fact>
        )}
        <Fact term={t('modules.digest')}>
          <Code>{release.digest}</Code>
        </Fact>
      </Facts>
      <ReleaseState release={release} />
      {release.signature?.isRevoked && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t(release.isActive ? 'modules.revokedActive' : 'modules.revokedText')}
        </Alert>
      )}
    </div>
  );
}

/** The files of a release with their hashes, largest first; collapsed initially. */
function ReleaseFileList({ files }: { files: readonly ReleaseFile[] }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const sorted = [...files].sort((one, other) => other.size - one.size);
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<Icon name="expand_more" />}>
        <Typography>{t('modules.files', { count: files.length })}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {sorted.map(({ path, size, sha256 }) => (
            <Box key={path} component="li" sx={{ overflowWrap: 'anywhere' }}>
              <Code>{path}</Code> · {fileSize(size)}
              <Detail>
                <Code>{sha256}</Code>
              </Detail>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

/** Problems that prevent activation. The full check with the trial takes seconds, so it runs on request. */
function ReleaseCheck({ release }: { release: ReleaseDetail }) {
  const { t } = useTranslation('mfe-settings');
  const { data, error, isFetching, refetch } = useQuery(proofQuery(release.id));
  const problems = data ?? release.problems;
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h3">{t('modules.problems')}</Typography>
      <div role="status">
        {problems.length > 0 ? (
          <Alert severity="error">
            <AlertTitle>{t('modules.wouldBeRefused')}</AlertTitle>
            <ProblemList problems={problems} />
          </Alert>
        ) : (
          <Alert severity={data ? 'success' : 'info'}>
            {t(data ? 'modules.provedWhole' : 'modules.provedSoFar')}
          </Alert>
        )}
      </div>
      <RefusalAlert error={isFetching ? null : error} />
      <Button
        variant="outlined"
        loading={isFetching}
        onClick={() => void refetch()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('modules.prove')}
      </Button>
    </Stack>
  );
}
