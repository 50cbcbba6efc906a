import { render, screen } from '@vitral/testing';
import { runListKey } from './list-keys.ts';

const onEdit = jest.fn();
const onOpen = jest.fn();

function renderList() {
  render(
    <main>
      <ul>
        {['Ana', 'Bo'].map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`Select ${name}`} data-selects-item />
            <input type="checkbox" aria-label={`${name} was present`} />
            <button data-item-link onClick={() => onOpen(name)}>
              {name}
            </button>
            {name === 'Ana' && (
              <button data-edits-item onClick={() => onEdit(name)}>
                Edit Ana
              </button>
            )}
          </li>
        ))}
      </ul>
    </main>,
  );
}

const item = (name: string) => screen.getByRole('button', { name });

describe('runListKey', () => {
  beforeEach(renderList);

  it('moves between the titles with J and K, and stays at the ends', () => {
    expect(runListKey('j')).toBe(true);
    expect(item('Ana')).toHaveFocus();
    runListKey('j');
    expect(item('Bo')).toHaveFocus();
    expect(runListKey('j')).toBe(false);
    expect(item('Bo')).toHaveFocus();
    runListKey('k');
    expect(item('Ana')).toHaveFocus();
  });

  it('edits the item of the focused row with E, and opens one without an edit button', () => {
    runListKey('j');
    expect(runListKey('e')).toBe(true);
    expect(onEdit).toHaveBeenCalledWith('Ana');
    runListKey('j');
    runListKey('e');
    expect(onOpen).toHaveBeenCalledWith('Bo');
  });

  it('selects the focused item with X, and nothing else of its row', () => {
    expect(runListKey('x')).toBe(false);
    runListKey('j');
    runListKey('x');
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Ana was present' })).not.toBeChecked();
  });
});
