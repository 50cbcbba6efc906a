import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, DialogContent, TitledDialog } from '@vitral/ui';
import { FormControlLabel, Switch } from '@vitral/ui/forms';
import { useLinkedPages } from '../navigation/use-linked-pages.ts';
import { COMMAND_KEY } from './command-key.ts';

export interface ShortcutsDialogProps {
  hasSingleKeys: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keys of the console, with those of the pages that the role may open. */
export function ShortcutsDialog({ hasSingleKeys, onSwitch, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const pages = useLinkedPages().flatMap(({ contribution: { title, navigation } }) =>
    navigation?.key ? [{ keys: ['G', navigation.key.toUpperCase()], text: title[language] }] : [],
  );
  const general = [
    { keys: [COMMAND_KEY, 'K'], text: t('palette.open') },
    { keys: ['/'], text: t('shortcuts.search') },
    { keys: ['N'], text: t('shortcuts.new') },
    { keys: ['J', 'K'], text: t('shortcuts.move') },
    { keys: ['E'], text: t('shortcuts.edit') },
    { keys: ['X'], text: t('shortcuts.select') },
    { keys: [COMMAND_KEY, 'S'], text: t('shortcuts.save') },
    { keys: ['?'], text: t('shortcuts.title') },
  ];
  return (
    <TitledDialog title={t('shortcuts.title')} maxWidth="sm" focusClose onClose={onClose}>
      <DialogContent dividers>
        <Box component="dl" sx={LIST}>
          {[...general, ...pages].map(({ keys, text }) => (
            <Box key={text} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
              <Box component="dt">{text}</Box>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0 }}>
                {keys.map((key) => (
                  <Box key={key} component="kbd" sx={KEY}>
                    {key}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_, isOn) => onSwitch(isOn)} />}
          label={t('shortcuts.single')}
          sx={{ mt: 2 }}
        />
      </DialogContent>
    </TitledDialog>
  );
}

const LIST = { m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4 };

const KEY = {
  font: 'inherit',
  fontSize: '0.8125rem',
  minWidth: 24,
  textAlign: 'center',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
};
