import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Icon, ToggleButton } from '@vitral/sdk/ui';
import { Tooltip } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { HEADING, SUBHEADING } from './convert.ts';
import { LinkDialog } from './link-dialog.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  /** Label of the field. */
  label: string;
}

interface Command {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers';
  sign: string;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const COMMANDS: Command[] = [
  {
    name: 'bold',
    sign: 'B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    sign: 'I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    sign: 'H1',
    isActive: (editor) => editor.isActive('heading', { level: HEADING }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: HEADING }).run(),
  },
  {
    name: 'subheading',
    sign: 'H2',
    isActive: (editor) => editor.isActive('heading', { level: SUBHEADING }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: SUBHEADING }).run(),
  },
  {
    name: 'bullets',
    sign: '•',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: '1.',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** The buttons of a rich text field. */
export function RichTextToolbar({ editor, label }: RichTextToolbarProps) {
  const { t } = useTranslation('mfe-content');
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: COMMANDS.filter(({ isActive }) => isActive(current))
        .map(({ name }) => name)
        .join(),
      isLink: current.isActive('link'),
      canLink: current.isActive('link') || !current.state.selection.empty,
    }),
  });
  const names = active.names.split(',');
  return (
    <Box role="toolbar" aria-label={t('rich-text.toolbar', { label })} sx={BAR}>
      {COMMANDS.map(({ name, sign, run }) => (
        <Tooltip key={name} title={t(`rich-text.${name}`)}>
          <ToggleButton
            value={name}
            size="small"
            selected={names.includes(name)}
            aria-label={t(`rich-text.${name}`)}
            onClick={() => run(editor)}
          >
            <Box component="span" aria-hidden="true" sx={{ ...SIGN, ...SIGNS[name] }}>
              {sign}
            </Box>
          </ToggleButton>
        </Tooltip>
      ))}
      <Tooltip title={t('rich-text.link')}>
        <span>
          <ToggleButton
            value="link"
            size="small"
            selected={active.isLink}
            disabled={!active.canLink}
            aria-label={t('rich-text.link')}
            onClick={() => setIsLinking(true)}
          >
            <Icon name="link" fontSize="small" />
          </ToggleButton>
        </span>
      </Tooltip>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </Box>
  );
}

const SIGN = { minWidth: 20, fontWeight: 600, lineHeight: '20px', textTransform: 'none' } as const;
const SIGNS: Partial<Record<Command['name'], object>> = {
  bold: { fontWeight: 800 },
  italic: { fontStyle: 'italic', fontFamily: 'serif' },
};

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiToggleButton-root': { border: 0, p: 0.75 },
} as const;
