import { useState } from 'react';
import { act, screen, waitFor } from '@vitral/testing';
import { userEvent } from '@testing-library/user-event';
import { reactIsland } from './react-island.tsx';

const BOOT = { language: 'en', siteName: 'Vitral' } as const;

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  if (count > 2) throw new Error('Deliberate');
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

async function wake(markup: string): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = markup;
  element.dataset['props'] = '{"start":1}';
  document.body.replaceChildren(element);
  let awake: unknown;
  await act(async () => {
    awake = reactIsland(Counter)(element, BOOT);
    await new Promise((resolve) => setTimeout(resolve));
  });
  await awake;
  return element;
}

const report = jest.fn();

beforeEach(() => {
  // jsdom lacks this function, which every browser has.
  globalThis.reportError = report.mockClear();
});

describe('reactIsland', () => {
  it("hydrates the server's markup with the props of the element", async () => {
    await wake('<button>1</button>');
    await userEvent.click(screen.getByRole('button', { name: '1' }));

    expect(screen.getByRole('button', { name: '2' })).toBeVisible();
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a hydration mismatch to the window', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await wake('<button>7</button>');

    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        message: "Hydration mismatch: the island differs from the server's markup",
        cause: expect.any(Error),
      }),
    );
  });

  it("shows the server's markup again when its component throws", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = await wake('<button>1</button>');
    // Within act() React throws the error instead of handling it.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    for (const label of ['1', '2']) {
      const button = await screen.findByRole('button', { name: label });
      button.click();
    }

    await waitFor(() => expect(element.innerHTML).toBe('<button>1</button>'));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Deliberate' }));
  });
});
