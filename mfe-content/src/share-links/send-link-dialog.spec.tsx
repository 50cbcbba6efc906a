import { renderPage, screen, waitFor } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { SendButton } from './send-button.tsx';
import { shareLink } from './share-links.fixtures.ts';

async function open(given: Parameters<typeof shareLink>[0] = {}) {
  const link = shareLink({ recipient: 'Ana Ruiz', ...given });
  const page = renderPage(<SendButton link={link} title="Plan de carrera" />, {
    module: remote,
    role: 'user',
  });
  const name = link.recipient ? `Send the link to ${link.recipient}` : 'Send the link';
  await page.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
  return page;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('SendLinkDialog', () => {
  it('writes the message in the recipient’s language', async () => {
    await open({ language: 'fr' });
    expect(message().value).toMatch(/^Bonjour Ana Ruiz,/);
    expect(message().value).toContain('http://localhost/share/k3yK3yk3y');
    expect(message()).toHaveAttribute('lang', 'fr');
  });

  it('writes the message in the language of the console if the recipient’s language is unknown', async () => {
    await open({ recipient: null });
    expect(message().value).toMatch(/^Hello,/);
  });

  it('sends the message as it was edited', async () => {
    const { user } = await open();
    await user.clear(message());
    await user.type(message(), 'Mira & dime');
    expect(hrefOf('WhatsApp')).toBe('https://wa.me/?text=Mira%20%26%20dime');
    expect(hrefOf('Email')).toMatch(/^mailto:\?subject=.+Plan.+&body=Mira%20%26%20dime$/);

    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy the message' }));
    expect(write).toHaveBeenCalledWith('Mira & dime');
  });

  it('shows a QR code and saves it', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = jest.fn();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open();
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the QR code as SVG' }));
    await waitFor(() => expect(saved).toEqual(['Ana Ruiz.svg']));
  });

  it('reports that the QR code could not be saved', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save the QR code as PNG' }));
    expect(await screen.findByText('Failed to save the QR code')).toBeVisible();
  });

  it('reminds of the password', async () => {
    await open({ hasPassword: true });
    expect(screen.getByText(/Send it separately/)).toBeVisible();
  });
});
