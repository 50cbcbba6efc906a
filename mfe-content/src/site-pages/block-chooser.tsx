import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { normalizeText } from '@vitral/sdk/contracts/normalize-text';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, DialogContent, EmptyState, TitledDialog, Typography } from '@vitral/sdk/ui';
import { CardActionArea } from '@vitral/sdk/ui/data';
import { SearchField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useBilingual } from './use-bilingual.ts';

interface BlockChooserProps {
  types: readonly BuiltBlockType[];
  onChoose: (type: BuiltBlockType) => void;
  onClose: () => void;
}

/** Block types with a picture of each, which can be searched. */
export function BlockChooser({ types, onChoose, onClose }: BlockChooserProps) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const [q, setQ] = useState('');
  const found = types.filter(({ title, description }) =>
    normalizeText(`${text(title)} ${text(description)}`).includes(normalizeText(q.trim())),
  );
  return (
    <TitledDialog title={t('site-pages.chooseBlock')} maxWidth="md" onClose={onClose}>
      <DialogContent dividers>
        <SearchField label={t('site-pages.searchBlocks')} value={q} onChange={setQ} />
        {found.length === 0 && (
          <EmptyState icon="search" title={t('site-pages.noBlock')} text={t('site-pages.noBlockText')} />
        )}
        <Box component="ul" sx={GRID} aria-label={t('site-pages.chooseBlock')}>
          {found.map((type) => (
            <Box component="li" key={type.type} sx={CARD}>
              <CardActionArea onClick={() => onChoose(type)} sx={AREA}>
                <Box component="img" src={type.picture} alt="" width={160} height={100} sx={PICTURE} />
                <Box sx={{ p: 1.5 }}>
                  <Typography sx={{ fontWeight: 600 }}>{text(type.title)}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {text(type.description)}
                  </Typography>
                </Box>
              </CardActionArea>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </TitledDialog>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
} as const;
const AREA = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
  height: '100%',
} as const;
const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' } as const;
const PICTURE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
