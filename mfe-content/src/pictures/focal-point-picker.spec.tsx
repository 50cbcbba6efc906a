import type { FocalPoint } from '@vitral/sdk/contracts/content';
import { renderPage, screen } from '@vitral/sdk/testing';
import { useState } from 'react';
import remote from '../remote.tsx';
import { FocalPointPicker } from './focal-point-picker.tsx';

function Picker({ onChange }: { onChange: (point: FocalPoint | null) => void }) {
  const [point, setPoint] = useState<FocalPoint | null>(null);
  const change = (next: FocalPoint | null) => {
    setPoint(next);
    onChange(next);
  };
  return <FocalPointPicker src="/picture.jpg" value={point} onChange={change} />;
}

async function open() {
  const onChange = jest.fn();
  const { user } = renderPage(<Picker onChange={onChange} />, { module: remote });
  const point = await screen.findByRole('slider', { name: 'Focal point' });
  jest
    .spyOn(point, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, top: 50, width: 200, height: 100 } as DOMRect);
  return { user, point, onChange };
}

describe('FocalPointPicker', () => {
  it('starts at the center', async () => {
    const { point } = await open();

    expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    expect(screen.queryByRole('button', { name: 'Reset to center' })).not.toBeInTheDocument();
  });

  it('selects the clicked point', async () => {
    const { user, point, onChange } = await open();

    await user.pointer({ target: point, keys: '[MouseLeft]', coords: { clientX: 150, clientY: 140 } });
    expect(onChange).toHaveBeenLastCalledWith({ x: 25, y: 90 });
  });

  it('moves the point with the arrow keys, and resets it to the center', async () => {
    const { user, point, onChange } = await open();

    await user.tab();
    expect(point).toHaveFocus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith({ x: 52, y: 40 });
    expect(point).toHaveAttribute('aria-valuetext', '52% from the left, 40% from the top');

    await user.click(screen.getByRole('button', { name: 'Reset to center' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(point).toHaveFocus();
  });
});
