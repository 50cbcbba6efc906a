import { screen, waitFor } from '@testing-library/react';
import { useState, useTransition } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { SearchField } from './search-field.tsx';

function Search({ onSearch, delay }: { onSearch: (value: string) => void; delay?: number }) {
  const [value, setValue] = useState('');
  const [, startTransition] = useTransition();
  const search = (next: string) => {
    onSearch(next);
    startTransition(() => setValue(next));
  };
  return (
    <>
      <SearchField label="Search" value={value} onChange={search} delay={delay} />
      <button onClick={() => setValue('')}>Clear filters</button>
      <p>Searched: {value}</p>
    </>
  );
}

const box = () => screen.findByRole('searchbox', { name: 'Search' });

describe('SearchField', () => {
  it('searches once after a pause in typing', async () => {
    const onSearch = jest.fn();
    const user = renderUi(<Search onSearch={onSearch} delay={50} />);

    await user.type(await box(), 'mateo');
    await screen.findByText('Searched: mateo');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('accepts typing while a search is running', async () => {
    const user = renderUi(<Search onSearch={jest.fn()} delay={0} />);

    const field = await box();
    for (const letter of 'lucía') {
      await user.type(field, letter);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await screen.findByText('Searched: lucía');
    expect(field).toHaveValue('lucía');
  });

  it('is cleared by its button and by a new value', async () => {
    const user = renderUi(<Search onSearch={jest.fn()} delay={0} />);

    await user.type(await box(), 'ana');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('Searched:');
    await user.type(await box(), 'ana');
    await screen.findByText('Searched: ana');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await box()).toHaveValue(''));
  });
});
