import { screen, waitFor } from '@vitral/sdk/testing';
import { onPreact } from '../../test/on-preact.ts';

const report = jest.fn();

beforeEach(() => {
  // jsdom lacks this function, which every browser has.
  globalThis.reportError = report.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Wakes the counter on markup rendered by the server. */
async function wake(count: number): Promise<HTMLElement> {
  const { default: wakeCounter } = await import('../../test/counter.island.tsx');
  const element = document.createElement('div');
  element.innerHTML = `<button>${count}</button>`;
  element.dataset['props'] = JSON.stringify({ start: count });
  document.body.replaceChildren(element);
  await wakeCounter(element, { language: 'en', siteName: 'Vitral' });
  return element;
}

const click = async (label: string) => (await screen.findByRole('button', { name: label })).click();

describe.each([
  ['Preact', onPreact],
  ['React', (action: () => Promise<void>) => action()],
])('reactIsland on %s', (_library, run) => {
  // Within act() React throws errors instead of handling them.
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it("hydrates the server's markup with the props of the element", () =>
    run(async () => {
      const element = await wake(1);
      const button = element.firstElementChild;
      await click('1');

      await waitFor(() => expect(element).toHaveTextContent('2'));
      expect(element.firstElementChild).toBe(button);
      expect(report).not.toHaveBeenCalled();
    }));

  it("shows the server's markup again when its component throws", () =>
    run(async () => {
      const element = await wake(1);
      await click('1');
      await click('2');

      await waitFor(() => expect(element.innerHTML).toBe('<button>1</button>'));
      expect(report).toHaveBeenCalledTimes(1);
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Deliberate' }));
    }));

  it("rejects and keeps the server's markup when its component throws at first", () =>
    run(async () => {
      await expect(wake(3)).rejects.toThrow('Deliberate');

      await waitFor(() => expect(document.body.firstElementChild?.innerHTML).toBe('<button>3</button>'));
    }));
});
