import { screen } from '@testing-library/react';
import { LIMITS } from '@vitral/contracts/limits';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { TagsField } from './tags-field.tsx';

function Tags({ given = [] }: { given?: string[] }) {
  const [tags, setTags] = useState(given);
  return (
    <>
      <TagsField label="Tags" value={tags} onChange={setTags} suggestions={['summer', 'winter']} />
      <p>Tags: {tags.join('|')}</p>
      <button>Elsewhere</button>
    </>
  );
}

const box = () => screen.findByRole('combobox', { name: 'Tags' });

describe('TagsField', () => {
  it('ends a tag at a comma and at Enter, and splits a pasted list', async () => {
    const user = renderUi(<Tags />);

    await user.type(await box(), 'summer, 2026,');
    expect(await screen.findByText('Tags: summer|2026')).toBeVisible();
    await user.type(await box(), 'kit{Enter}');
    expect(await screen.findByText('Tags: summer|2026|kit')).toBeVisible();
    await user.click(await box());
    await user.paste('one, two ,three');
    expect(await screen.findByText('Tags: summer|2026|kit|one|two')).toBeVisible();
    expect(await box()).toHaveValue('three');
  });

  it('adds the typed tag when the field loses the focus', async () => {
    const user = renderUi(<Tags />);

    await user.type(await box(), 'summer');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(await screen.findByText('Tags: summer')).toBeVisible();
  });

  it('drops duplicates, cuts long tags and stops at the limit', async () => {
    const full = Array.from({ length: LIMITS.tags - 1 }, (_, index) => `tag${index}`);
    const user = renderUi(<Tags given={full} />);

    await user.type(await box(), `TAG1,${'a'.repeat(LIMITS.tag + 5)},last,`);
    expect(await screen.findByText(`Tags: ${[...full, 'a'.repeat(LIMITS.tag)].join('|')}`)).toBeVisible();
    expect(screen.getByText(/20 of 20/)).toBeVisible();
  });

  it('removes the last tag with Backspace', async () => {
    const user = renderUi(<Tags given={['one', 'two']} />);

    await user.click(await box());
    await user.keyboard('{Backspace}');
    expect(await screen.findByText('Tags: one')).toBeVisible();
  });

  it('suggests tags that are not chosen yet', async () => {
    const user = renderUi(<Tags given={['summer']} />);

    await user.click(await box());
    expect(screen.queryByRole('option', { name: 'summer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'winter' }));
    expect(await screen.findByText('Tags: summer|winter')).toBeVisible();
  });
});
