import { act, screen, waitFor, within } from '@vitral/sdk/testing';
import { button, openEditor, sentDraft, stubBrowser } from '../site-page-editor.fixtures.tsx';
import { content, FILM, film, pageState } from '../site-pages.fixtures.ts';

const drawImage = jest.fn();
let toBlob: jest.SpyInstance;

beforeEach(() => {
  stubBrowser();
  drawImage.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback, type) => callback(new Blob(['frame'], { type: type ?? '' })));
});

async function openFilm(url: string) {
  const state = pageState({ draft: content({ blocks: [film({ film: url })] }) });
  const page = await openEditor(state, {
    'GET /api/site-pages/block-types': [FILM],
    'GET /api/content/upload-limits': { fileSize: 4096, pictureSize: 2048, extensions: ['.jpg'] },
    'POST /api/content': { id: 'c1', type: 'image', filename: 'abc.jpg' },
  });
  await page.user.click(button(/^Open Video/));
  return page;
}

async function openDialog(url = '/uploads/bridge.mp4') {
  const page = await openFilm(url);
  await page.user.click(button('Take from the video'));
  const dialog = within(screen.getByRole('dialog', { name: 'Picture from the video' }));
  return { ...page, dialog, video: dialog.getByLabelText<HTMLVideoElement>('Video', { selector: 'video' }) };
}

/** Shows a frame of 640 × 360 pixels at a given time, as a browser does once it has loaded the video. */
function load(video: HTMLVideoElement, currentTime: number): void {
  for (const [name, value] of Object.entries({ videoWidth: 640, videoHeight: 360, currentTime }))
    Object.defineProperty(video, name, { value });
  dispatch(video, 'loadeddata');
}

const dispatch = (video: HTMLVideoElement, event: string) => act(() => video.dispatchEvent(new Event(event)));

describe('the picture of a film', () => {
  it('is the frame at the chosen time, uploaded to the library', async () => {
    const { user, calls, dialog, video } = await openDialog();
    expect(video).toHaveAttribute('src', '/uploads/bridge.mp4');
    expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled();

    load(video, 12.4);
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Picture uploaded')).toBeVisible();
    expect(drawImage).toHaveBeenCalledWith(video, 0, 0, 640, 360, 0, 0, 640, 360);
    expect(toBlob.mock.contexts[0]).toMatchObject({ width: 640, height: 360 });
    const upload = calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect(Object.fromEntries(upload)).toMatchObject({ category: 'marketing', visibility: 'public' });
    expect(upload.get('file')).toMatchObject({ name: 'bridge-12s.jpg', type: 'image/jpeg' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(button('Save draft'));
    await waitFor(() =>
      expect(sentDraft(calls).blocks[0]?.values['poster']).toMatchObject({ url: '/uploads/abc.jpg' }),
    );
  });

  it('cannot be taken from a film that the browser cannot read', async () => {
    const { dialog, video } = await openDialog();
    dispatch(video, 'error');

    expect(dialog.getByRole('alert')).toHaveTextContent('The video cannot be read.');
    expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled();
  });

  it('is not created if the browser does not let scripts read the frame', async () => {
    toBlob.mockImplementation(() => {
      throw new DOMException('The canvas is tainted', 'SecurityError');
    });
    const { user, calls, dialog, video } = await openDialog();
    load(video, 1);
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('The video cannot be read.');
    expect(calls.filter(({ path }) => path === '/api/content')).toEqual([]);
  });

  it.each(['', 'https://elsewhere.example/film.mp4', '//elsewhere.example/film.mp4'])(
    'is not offered for the URL %j',
    async (url) => {
      await openFilm(url);

      expect(screen.getByRole('group', { name: 'Picture' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Take from the video' })).not.toBeInTheDocument();
    },
  );
});
