import { useSuspenseQuery } from '@tanstack/react-query';
import type { BackupKey, BackupKeyKind } from '@vitral/sdk/contracts/backup-keys';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Card, ConfirmDialog, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';
import { BackupKeyForm } from './backup-key-form.tsx';
import { backupKeysQuery, useRemoveBackupKey } from './backup-keys.queries.ts';

const KINDS = ['recipient', 'signer'] as const;

/** The keys for which backups are encrypted, the sites whose archives are trusted, and the signing key of this site. */
export function BackupKeysSection() {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(backupKeysQuery);
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Stack spacing={3}>
        <Typography variant="h2" id={id}>
          {t('backups.keys')}
        </Typography>
        {KINDS.map((kind) => (
          <KeyList key={kind} kind={kind} keys={data.keys.filter((each) => each.kind === kind)} />
        ))}
        <Box sx={{ maxWidth: 560 }}>
          <CopyField
            label={t('backups.signingKey')}
            value={data.signingKey}
            hint={t('backups.signingKeyHint')}
          />
        </Box>
      </Stack>
    </Card>
  );
}

function KeyList({ kind, keys }: { kind: BackupKeyKind; keys: readonly BackupKey[] }) {
  const { t } = useTranslation('mfe-settings');
  const [isAdding, setIsAdding] = useState(false);
  const [toRemove, setToRemove] = useState<BackupKey | null>(null);
  const id = useId();
  return (
    <Box>
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="h3" id={id}>
          {t(`backups.keyKinds.${kind}`)}
        </Typography>
        <Button size="small" startIcon={<Icon name="add" />} onClick={() => setIsAdding(true)}>
          {t(kind === 'recipient' ? 'backups.addRecipient' : 'backups.addSigner')}
        </Button>
      </Stack>
      {keys.length === 0 && <Typography color="textSecondary">{t(`backups.noKeys.${kind}`)}</Typography>}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {keys.map((key) => (
          <KeyRow key={key.id} backupKey={key} onRemove={setToRemove} />
        ))}
      </Box>
      {isAdding && <BackupKeyForm kind={kind} onClose={() => setIsAdding(false)} />}
      {toRemove && <RemoveKeyDialog backupKey={toRemove} onClose={() => setToRemove(null)} />}
    </Box>
  );
}

interface KeyRowProps {
  backupKey: BackupKey;
  onRemove: (key: BackupKey) => void;
}

function KeyRow({ backupKey, onRemove }: KeyRowProps) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const { name, publicKey, createdBy, createdAt } = backupKey;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, py: 1, justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Code>{publicKey}</Code>
        <Detail>{t('backups.keyAddedBy', { name: createdBy, date: date(createdAt) })}</Detail>
      </Box>
      <Button
        color="error"
        aria-label={t('backups.removeKeyOf', { name })}
        onClick={() => onRemove(backupKey)}
        sx={{ flexShrink: 0 }}
      >
        {t('backups.removeKey')}
      </Button>
    </Stack>
  );
}

function RemoveKeyDialog({ backupKey, onClose }: { backupKey: BackupKey; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRemoveBackupKey();
  const { kind, name } = backupKey;
  return (
    <ConfirmDialog
      open
      title={t('backups.removeKeyTitle', { name })}
      text={t(`backups.removeKeyTexts.${kind}`)}
      confirmLabel={t('backups.removeKey')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(backupKey, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
