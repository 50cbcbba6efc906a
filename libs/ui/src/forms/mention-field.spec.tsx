import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { MentionField } from './mention-field.tsx';

const PEOPLE = [
  { id: '1', name: 'Berta Gil', username: 'berta' },
  { id: '2', name: 'Óscar Mora', username: 'omora' },
  { id: '3', name: 'Ana Ochoa', username: 'ana' },
];

function Field() {
  const [text, setText] = useState('');
  return <MentionField label="Note" value={text} limit={40} people={PEOPLE} onChange={setText} />;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function start() {
  const user = renderUi(<Field />);
  return { user, field: await screen.findByRole('textbox', { name: 'Note' }) };
}

describe('MentionField', () => {
  it('suggests people by a word of the name or the username, without accents', async () => {
    const { user, field } = await start();
    await user.type(field, 'Hi @');
    expect(options()).toHaveLength(3);
    await user.type(field, 'O');
    expect(options()).toEqual(['Óscar Mora @omora', 'Ana Ochoa @ana']);
    await user.type(field, 'x');
    expect(options()).toEqual([]);
  });

  it('suggests nobody in an email address', async () => {
    const { user, field } = await start();
    await user.type(field, 'me@b');
    expect(options()).toEqual([]);
  });

  it('inserts the person chosen by arrow keys and Enter at the caret', async () => {
    const { user, field } = await start();
    await user.type(field, 'Ask  today');
    await user.type(field, '@o', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { name: 'Ana Ochoa @ana' });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{Enter}or Berta');
    expect(field).toHaveValue('Ask @ana or Bertatoday');
    expect(options()).toEqual([]);
  });

  it('closes the suggestions by Escape, and takes a person by a click without losing the focus', async () => {
    const { user, field } = await start();
    await user.type(field, '@b{Escape}');
    expect(options()).toEqual([]);
    await user.type(field, 'e');
    await user.click(screen.getByRole('option'));
    expect(field).toHaveValue('@berta ');
    expect(field).toHaveFocus();
  });
});
