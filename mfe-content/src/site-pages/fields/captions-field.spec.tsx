import { failure, screen, waitFor } from '@vitral/sdk/testing';
import { button, field, openEditor, sentDraft, stubBrowser } from '../site-page-editor.fixtures.tsx';
import { content, FILM, film, pageState } from '../site-pages.fixtures.ts';

beforeEach(stubBrowser);

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:03.500\nHola';
const SUBRIP =
  '1\r\n00:00:01,000 --> 00:00:03,500\r\nHola\r\n\r\n2\r\n00:01:04,000 --> 00:01:05,000\r\nAdi\u00f3s\r\n';
const FROM_SUBRIP = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nHola\n\n00:01:04.000 --> 00:01:05.000\nAdiós';

async function openFilm(values: Record<string, unknown> = {}) {
  const state = pageState({ draft: content({ blocks: [film(values)] }) });
  const page = await openEditor(state, {
    'GET /api/site-pages/block-types': [FILM],
    'POST /api/site-pages/p1/publish': failure(400, 'request.invalid', {
      fields: ['blocks.0.values.captions.webvttEn:isWebVtt'],
    }),
  });
  await page.user.click(button(/^Open Video/));
  return page;
}

async function typeAll(user: Awaited<ReturnType<typeof openFilm>>['user'], text: string) {
  await user.clear(field('Captions · Spanish'));
  if (text) await user.paste(text);
}
const fileInput = () => screen.getByLabelText('Load a file: Spanish', { selector: 'input' });

describe('the captions of a film', () => {
  it('show their number, and the line of an error', async () => {
    const { user } = await openFilm({ captions: { webvtt: CAPTIONS } });
    expect(field('Captions · Spanish')).toHaveAccessibleDescription('1 caption, until 0:03');

    await typeAll(user, CAPTIONS.replace('03.500', '00.500'));
    expect(field('Captions · Spanish')).toBeInvalid();
    expect(field('Captions · Spanish')).toHaveAccessibleDescription(
      'Line 3: the end must be after the start',
    );
    await typeAll(user, `${CAPTIONS}<script>`);
    expect(field('Captions · Spanish')).toHaveAccessibleDescription(/^Line 4: only <i>, <b> and <u>/);
    await typeAll(user, '');
    expect(field('Captions · Spanish')).toBeValid();
  });

  it('are saved in each language, and left out while they are blank', async () => {
    const { user, calls } = await openFilm();
    await user.type(field('Video'), '/a.mp4');
    await user.click(button('Save draft'));
    await waitFor(() =>
      expect(sentDraft(calls).blocks[0]?.values).toEqual({ film: '/a.mp4', poster: null, captions: null }),
    );

    await typeAll(user, CAPTIONS);
    await user.click(button('Save draft'));
    await waitFor(() =>
      expect(sentDraft(calls).blocks[0]?.values['captions']).toEqual({
        webvtt: CAPTIONS,
        webvttEn: '',
        webvttFr: '',
      }),
    );
    expect(screen.getByText('English: 0 of 2')).toBeVisible();
  });

  it.each<[string, BlobPart]>([
    ['UTF-8', SUBRIP],
    ['Windows-1252', Uint8Array.from(SUBRIP, (letter) => letter.charCodeAt(0))],
  ])('are loaded from a SubRip file in %s', async (_encoding, bytes) => {
    const { user } = await openFilm({ captions: { webvtt: 'WEB' } });
    await user.upload(fileInput(), new File([bytes], 'film.srt'));

    await waitFor(() => expect(field('Captions · Spanish')).toHaveValue(FROM_SUBRIP));
    expect(field('Captions · Spanish')).toHaveAccessibleDescription('2 captions, until 1:05');
  });

  it('stay when a file is too large', async () => {
    const { user } = await openFilm({ captions: { webvtt: CAPTIONS } });
    await user.upload(fileInput(), new File(['x'.repeat(60_001)], 'long.vtt'));

    await waitFor(() =>
      expect(field('Captions · Spanish')).toHaveAccessibleDescription(
        'long.vtt cannot be read or is too large',
      ),
    );
    expect(field('Captions · Spanish')).toHaveValue(CAPTIONS);
    await user.upload(fileInput(), new File([new Uint8Array(180_001)], 'film.vtt'));
    expect(await screen.findByText('film.vtt cannot be read or is too large')).toBeVisible();
  });

  it('are converted to WebVTT if SubRip is pasted', async () => {
    const { user } = await openFilm();
    await user.click(field('Captions · Spanish'));
    await user.paste(SUBRIP);
    expect(field('Captions · Spanish')).toHaveAccessibleDescription('Line 1: the first line must be WEBVTT');
    await user.tab();
    expect(field('Captions · Spanish')).toHaveValue(FROM_SUBRIP);
  });

  it('show why the server refuses them', async () => {
    const { user } = await openFilm({ captions: { webvttEn: CAPTIONS } });
    await user.click(button('Publish'));
    await user.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) ?? document.body);

    expect(await screen.findByText('The captions are not valid WebVTT')).toBeVisible();
    expect(field('Captions · English')).toBeInvalid();
  });
});
