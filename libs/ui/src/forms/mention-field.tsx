import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Mentionable } from '@vitral/contracts/mentions';
import { normalizeText } from '@vitral/contracts/normalize-text';
import { useTranslation } from '@vitral/i18n';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

interface MentionFieldProps {
  label: string;
  value: string;
  /** UTF-16 units. */
  limit: number;
  people: readonly Mentionable[];
  autoFocus?: boolean | undefined;
  onChange: (text: string) => void;
}

const MOST = 6;

/** A text of several lines. After an `@` it suggests people, whom the arrow keys and Enter choose. */
export function MentionField({ label, value, limit, people, autoFocus, onChange }: MentionFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const mention = useMention({ value, limit, people, input, onChange });
  const { suggestions, active } = mention;
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <Box>
      <TextField
        multiline
        minRows={2}
        label={label}
        value={value}
        autoFocus={autoFocus ?? false}
        inputRef={input}
        helperText={`${t('comments.mentionHint')} · ${t('form.characters', { count: value.length, limit })}`}
        onChange={({ target }) => mention.type(target.value, target.selectionStart ?? 0)}
        onKeyDown={mention.onKeyDown}
        onBlur={mention.dismiss}
        slotProps={{
          htmlInput: {
            maxLength: limit,
            'aria-autocomplete': 'list',
            'aria-controls': suggestions.length > 0 ? `${id}-list` : undefined,
            'aria-activedescendant': suggestions.length > 0 ? optionId(active) : undefined,
          },
        }}
      />
      {suggestions.length > 0 && (
        <Paper variant="outlined" sx={{ mt: 0.5 }}>
          <MenuList id={`${id}-list`} role="listbox" aria-label={t('comments.people')} dense disablePadding>
            {suggestions.map((person, index) => (
              <MenuItem
                key={person.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                selected={index === active}
                aria-selected={index === active}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => mention.choose(person)}
              >
                <Typography noWrap>
                  {person.name}{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    @{person.username}
                  </Typography>
                </Typography>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Box>
  );
}

interface MentionOptions extends Pick<MentionFieldProps, 'value' | 'limit' | 'people' | 'onChange'> {
  input: { current: HTMLTextAreaElement | null };
}

/** The mention that is being typed before the caret, and the people who may be meant. */
function useMention({ value, limit, people, input, onChange }: MentionOptions) {
  /** The caret after a typed character; null while nobody is suggested. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const nextCaret = useRef<number | null>(null);
  const typed = caret === null ? null : typedName(value.slice(0, caret));
  const suggestions = typed === null ? [] : people.filter((one) => isMeant(one, typed)).slice(0, MOST);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value, input]);

  const choose = ({ username }: Mentionable) => {
    if (caret === null || typed === null) return;
    const before = `${value.slice(0, caret - typed.length)}${username} `;
    const text = before + value.slice(caret).replace(/^ /, '');
    if (text.length > limit) return;
    nextCaret.current = before.length;
    setCaret(null);
    onChange(text);
  };
  const dismiss = () => setCaret(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (!chosen) return;
    const { length } = suggestions;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive((active + length - 1) % length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: dismiss,
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    // Escape would close the dialog, too.
    event.stopPropagation();
    act();
  };
  return {
    suggestions,
    active: Math.min(active, Math.max(0, suggestions.length - 1)),
    choose,
    dismiss,
    onKeyDown,
    type: (text: string, position: number) => {
      setCaret(position);
      setActive(0);
      onChange(text);
    },
  };
}

/** Returns the typed part of a name after the last `@`, or null. */
const typedName = (before: string): string | null => /(?<![\w.@-])@([\w.-]*)$/.exec(before)?.[1] ?? null;

/** Returns whether a word of the name, or the username, begins with the typed text. */
function isMeant({ name, username }: Mentionable, typed: string): boolean {
  const start = normalizeText(typed);
  return [username, ...name.split(/\s+/)].some((word) => normalizeText(word).startsWith(start));
}
