import { act, screen } from '@vitral/testing';
import { bootWith } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { Brand } from './brand.tsx';

const LOGO = '/uploads/logo.webp';
const open = (siteLogo: string | null) =>
  renderScreen(<Brand isNarrow />, { boot: { ...bootWith([]), siteName: 'Faro', siteLogo } });
const image = () => screen.findByRole('img', { name: 'Faro' });

describe('Brand', () => {
  it('shows the logo that staff chose', async () => {
    open(LOGO);
    expect(await image()).toHaveAttribute('src', LOGO);
  });

  it('shows the mark of the site without a logo', async () => {
    open(null);
    expect(await image()).toHaveAttribute('src', '/favicon.svg');
  });

  it('shows the mark of the site in place of a logo that does not load', async () => {
    open(LOGO);
    const logo = await image();
    act(() => void logo.dispatchEvent(new Event('error')));
    expect(await image()).toHaveAttribute('src', '/favicon.svg');
  });
});
