import { screen } from '@vitral/sdk/testing';
import { CONTACT } from '../../../test/api-responses.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { readLandingContent } from '../../data/landing-content.ts';
import { renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'Talk to us', contentEn: 'We read everything.' };
const { contact = null } = readLandingContent([CONTACT], 'en');

beforeEach(() => sessionStorage.clear());

describe('the contact block', () => {
  it('shows the form and the contact details of the site', async () => {
    const { user } = await renderBlock('contact', VALUES, { frame: { contact } });
    await wakeIslands();
    await user.click(screen.getByRole('button', { name: 'Send message' }));

    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(screen.getByRole('link', { name: 'hola@vitral.example' })).toBeVisible();
    expect(screen.getByText('We read everything.')).toBeVisible();
  });

  it('sends the form to the contact page without scripts', async () => {
    await renderBlock('contact', VALUES);

    expect(screen.getByRole('form')).toHaveAttribute('action', '/en/contact');
  });

  it('has no second form on a page', async () => {
    await renderBlock('contact', VALUES, { isRepeated: true });

    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('We read everything.')).toBeVisible();
  });

  it('shows only the details', async () => {
    await renderBlock('contact', { ...VALUES, form: 'hidden' }, { frame: { contact } });

    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'hola@vitral.example' })).toBeVisible();
  });
});
