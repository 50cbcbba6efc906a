import { render } from '@testing-library/react';
import { act, screen } from '@vitral/testing';
import { useIsSettled } from './use-motion.ts';

function Settled() {
  return useIsSettled() && <p>settled</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits until the page has loaded and then for a quiet moment', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<Settled />);
  act(() => jest.runAllTimers());
  expect(screen.queryByText('settled')).not.toBeInTheDocument();

  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(screen.queryByText('settled')).not.toBeInTheDocument();
  act(() => jest.runAllTimers());
  expect(screen.getByText('settled')).toBeVisible();
});

it('waits for nothing after it is gone', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { unmount } = render(<Settled />);
  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
