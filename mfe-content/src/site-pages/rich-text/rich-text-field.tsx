import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RichText } from '@vitral/sdk/contracts/rich-text';
import { Box, Typography } from '@vitral/sdk/ui';
import { FormHelperText } from '@vitral/sdk/ui/forms';
import { useEffect, useId } from 'react';
import { useController, type Control, type Path } from 'react-hook-form';
import type { SitePageForm } from '../site-page-form.ts';
import { HEADING, SUBHEADING, toDocument, toRichText } from './convert.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Heading.configure({ levels: [HEADING, SUBHEADING] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({ openOnClick: false, protocols: ['mailto', 'tel'], isAllowedUri: () => true }),
  UndoRedo,
];

interface RichTextFieldProps {
  control: Control<SitePageForm>;
  name: Path<SitePageForm>;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
}

/** A form field for a text with headings, lists, links and emphasis. */
export function RichTextField({ control, name, label, required, hint }: RichTextFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const value = field.value as unknown as RichText;
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The Content Security Policy forbids style elements created by a library; FRAME has their rules.
    injectCSS: false,
    content: toDocument(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(required && { 'aria-required': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => field.onChange(toRichText(changed.getJSON())),
    onBlur: field.onBlur,
  });
  // A reset of the form replaces the document; text typed here is already in it.
  useEffect(() => {
    const isSame = JSON.stringify(toRichText(editor.getJSON())) === JSON.stringify(value);
    if (!isSame) editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box>
      <Typography
        id={id}
        component="span"
        variant="body2"
        color={fieldState.invalid ? 'error' : 'textSecondary'}
      >
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Typography>
      <Box sx={{ ...FRAME, ...(fieldState.invalid && { borderColor: 'error.main' }) }}>
        <RichTextToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </Box>
      {(fieldState.error?.message ?? hint) && (
        <FormHelperText error={fieldState.invalid}>{fieldState.error?.message ?? hint}</FormHelperText>
      )}
    </Box>
  );
}

const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  mt: 0.5,
  overflowWrap: 'anywhere',
  '&:focus-within': { borderColor: 'primary.main' },
  '& .tiptap': {
    position: 'relative',
    whiteSpace: 'break-spaces',
    minHeight: 120,
    maxHeight: 480,
    overflowY: 'auto',
    px: 1.75,
    py: 1,
    outline: 'none',
  },
  '& .tiptap > * + *': { mt: 1.25 },
  '& .tiptap :is(h2, h3, p, ul, ol)': { m: 0 },
  '& .tiptap h2': { fontSize: '1.25rem' },
  '& .tiptap h3': { fontSize: '1.0625rem' },
  '& .tiptap :is(ul, ol)': { pl: 3 },
  '& .tiptap a': { color: 'primary.main' },
} as const;
