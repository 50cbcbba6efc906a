import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { DialogContent, TitledDialog } from '@vitral/ui';
import { FormControlLabel, Switch } from '@vitral/ui/forms';
import { useLinkedPages } from '../navigation/use-linked-pages.ts';
import { COMMAND_KEY } from './command-key.ts';
import { KeyList } from './key-list.tsx';

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
    { keys: ['Alt', 'T'], text: t('shortcuts.messages') },
    { keys: ['H'], text: t('shortcuts.help') },
    { keys: ['?'], text: t('shortcuts.title') },
  ];
  return (
    <TitledDialog title={t('shortcuts.title')} maxWidth="sm" focusClose onClose={onClose}>
      <DialogContent dividers>
        <KeyList keys={[...general, ...pages]} columns={2} />
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_, isOn) => onSwitch(isOn)} />}
          label={t('shortcuts.single')}
          sx={{ mt: 2 }}
        />
      </DialogContent>
    </TitledDialog>
  );
}
