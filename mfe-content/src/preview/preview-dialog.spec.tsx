import { act, jsonResponse, failure, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const file = (item: ContentItem) => `/api/content/${item.id}/file`;
const picture = contentItem({
  title: 'Fachada',
  description: '',
  type: 'image',
  dimensions: { width: 900, height: 600 },
});
const pdf = contentItem();

function open(item: ContentItem, responses = {}) {
  const onClose = jest.fn();
  return {
    ...renderPage(<PreviewDialog item={item} onClose={onClose} />, {
      module: remote,
      role: 'user',
      responses,
    }),
    onClose,
  };
}
/** Fires the event that a browser would fire; jsdom loads no pictures. */
const fire = (event: 'load' | 'error') =>
  act(() => void screen.getByRole('img').dispatchEvent(new Event(event)));
const setPdfViewer = (isThere: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });

describe('PreviewDialog', () => {
  it('offers a picture in its available widths, with its details', async () => {
    open(picture);

    const shown = await screen.findByRole('img', { name: 'Fachada' });
    expect(screen.getByRole('dialog', { name: 'Fachada' })).toBeVisible();
    expect(screen.getByText('Image · 1.50 KB · 900 × 600 pixels')).toBeVisible();
    const widths = ['320', '640', '900'].map((w) => `${file(picture)}?disposition=inline&w=${w} ${w}w`);
    expect(shown).toHaveAttribute('srcset', widths.join(', '));
  });

  it('shows that it is loading, reports a failure and retries', async () => {
    const { user } = open(picture);

    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeVisible();
    fire('error');
    expect(screen.getByText(/The file could not be shown/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    fire('load');
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
  });

  it('shows a video with browser controls and without autoplay', async () => {
    const video = contentItem({ title: 'Plan de carrera', type: 'video', mimeType: 'video/mp4' });
    open(video);

    const shown = await screen.findByLabelText('Plan de carrera', { selector: 'video' });
    expect(shown).toHaveAttribute('src', `${file(video)}?disposition=inline`);
    expect(shown).toHaveAttribute('controls');
    expect(shown).not.toHaveAttribute('autoplay');
  });

  describe('PDF preview', () => {
    afterEach(() => setPdfViewer(false));

    it('shows the file in a frame', async () => {
      setPdfViewer(true);
      open(pdf, { [`GET /api/content/${pdf.id}`]: pdf });

      expect(await screen.findByTitle(pdf.title)).toHaveAttribute('src', `${file(pdf)}?disposition=inline`);
    });

    it('reports a deleted file instead of showing the error in the frame', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      setPdfViewer(true);
      open(pdf, { [`GET /api/content/${pdf.id}`]: failure(404, 'content.not-found') });

      expect(await screen.findByText('Content not found')).toBeVisible();
      expect(screen.queryByTitle(pdf.title)).not.toBeInTheDocument();
    });

    it('offers to open a new tab if the browser has no viewer', async () => {
      open(pdf);

      expect(await screen.findByText(/This browser cannot display PDF documents here/)).toBeVisible();
      const link = screen.getByRole('link', { name: 'Open in a new tab' });
      expect(link).toHaveAttribute('href', `${file(pdf)}?disposition=inline`);
      expect(link).toHaveAttribute('target', '_blank');
    });
  });

  it('shows the name of other files, and downloads them on request', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const sheet = contentItem({ type: 'excel', originalName: 'precios.xlsx' });
    const { user, calls } = open(sheet, { [`POST /api/content/${sheet.id}/download`]: jsonResponse(204) });

    expect(await screen.findByText('precios.xlsx')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open in a new tab' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
  });

  it('closes with Escape and with its button', async () => {
    const { user, onClose } = open(picture);

    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
