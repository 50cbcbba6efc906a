import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { screen } from '@vitral/testing';
import { stubViews } from '../../test/come-into-view.ts';
import { useMotion } from './use-motion.ts';

const move = jest.fn();
const mover = () => move;
let comeIntoView: (isIntersecting: boolean) => void;
let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  move.mockClear();
  frame = undefined;
  comeIntoView = stubViews();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frame = undefined;
  });
});

function Moving() {
  const { area, isAllowed, isPaused, toggle, wasSeen } = useMotion(mover);
  return (
    <>
      <div ref={area}>{wasSeen && 'seen'}</div>
      {isAllowed && <button onClick={toggle}>{isPaused ? 'Play' : 'Pause'}</button>}
    </>
  );
}

it('moves only while it is in view', () => {
  render(<Moving />);
  expect(frame).toBeUndefined();

  comeIntoView(true);
  frame?.(0);
  expect(move).toHaveBeenCalledTimes(1);

  comeIntoView(false);
  expect(frame).toBeUndefined();
  expect(screen.getByText('seen')).toBeVisible();
});

it('stops and starts again at the button', async () => {
  const user = userEvent.setup();
  render(<Moving />);
  comeIntoView(true);

  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(frame).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(frame).toBeDefined();
});

it('neither moves nor offers to pause for visitors who want less motion', () => {
  const preference = {
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(preference as unknown as MediaQueryList);
  render(<Moving />);

  expect(window.IntersectionObserver).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
