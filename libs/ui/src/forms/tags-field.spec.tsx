import { screen } from '@testing-library/react';
import { LIMITS } from '@vitral/contracts';
import { useState } from 'react';
import { draw } from '../../test/draw.tsx';
import { TagsField } from './tags-field.tsx';

function Tags({ given = [] }: { given?: string[] }) {
  const [tags, setTags] = useState(given);
  return (
    <>
      <TagsField label="Tags" value={tags} onChange={setTags} suggestions={['summer', 'winter']} />
      <p>Kept: {tags.join('|')}</p>
      <button>Elsewhere</button>
    </>
  );
}

const box = () => screen.findByRole('combobox', { name: 'Tags' });

it('ends a tag at a comma and at Enter, and takes a pasted list apart', async () => {
  const user = draw(<Tags />);

  await user.type(await box(), 'summer, 2026,');
  expect(await screen.findByText('Kept: summer|2026')).toBeVisible();
  await user.type(await box(), 'kit{Enter}');
  expect(await screen.findByText('Kept: summer|2026|kit')).toBeVisible();
  await user.click(await box());
  await user.paste('one, two ,three');
  expect(await screen.findByText('Kept: summer|2026|kit|one|two')).toBeVisible();
  expect(await box()).toHaveValue('three');
});

it('loses nothing that was typed when the field is left', async () => {
  const user = draw(<Tags />);

  await user.type(await box(), 'summer');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByText('Kept: summer')).toBeVisible();
});

it('keeps no tag twice, none longer and no more than allowed', async () => {
  const full = Array.from({ length: LIMITS.tags - 1 }, (_, index) => `tag${index}`);
  const user = draw(<Tags given={full} />);

  await user.type(await box(), `TAG1,${'a'.repeat(LIMITS.tag + 5)},last,`);
  expect(await screen.findByText(`Kept: ${[...full, 'a'.repeat(LIMITS.tag)].join('|')}`)).toBeVisible();
  expect(screen.getByText(/20 of 20/)).toBeVisible();
});

it('takes the last tag back with Backspace', async () => {
  const user = draw(<Tags given={['one', 'two']} />);

  await user.click(await box());
  await user.keyboard('{Backspace}');
  expect(await screen.findByText('Kept: one')).toBeVisible();
});

it('offers tags to choose from', async () => {
  const user = draw(<Tags given={['summer']} />);

  await user.click(await box());
  expect(screen.queryByRole('option', { name: 'summer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'winter' }));
  expect(await screen.findByText('Kept: summer|winter')).toBeVisible();
});
