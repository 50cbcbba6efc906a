import {
  act,
  failure,
  renderPage,
  screen,
  waitFor,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/testing';
import type { ComponentProps } from 'react';
import { fileNamed, UPLOAD_LIMITS, picture, PictureForm } from './pictures.fixtures.tsx';

async function open(responses: StubbedResponses = {}, props: ComponentProps<typeof PictureForm> = {}) {
  const page = renderPage(<PictureForm {...props} />, {
    responses: { 'GET /api/content/upload-limits': UPLOAD_LIMITS, ...responses },
  });
  const input = await screen.findByLabelText('Upload a picture', { selector: 'input' });
  const uploads = () => page.calls.filter(({ method }) => method === 'POST');
  return { ...page, input, uploads };
}

const sent = ({ body }: ApiCall) => Object.fromEntries(body as FormData);
const never = () => new Promise(() => undefined);

describe('picture upload', () => {
  it('uploads a public picture and sets its permanent URL', async () => {
    const { user, input, uploads } = await open(
      { 'POST /api/content': picture({ filename: 'abc.png' }) },
      { target: { category: 'team', title: 'Ana, large' } },
    );

    await user.upload(input, fileNamed('ana.png'));
    expect(await screen.findByText('/uploads/abc.png')).toBeVisible();
    expect(await screen.findByText('Picture uploaded')).toBeVisible();
    const [call] = uploads();
    expect(call && sent(call)).toMatchObject({
      category: 'team',
      type: 'image',
      visibility: 'public',
      title: 'Ana, large',
    });
  });

  it('shows the progress, and calls onUploading when the upload starts and ends', async () => {
    const onUploading = jest.fn();
    const { user, input, uploads } = await open({ 'POST /api/content': never }, { onUploading });

    await user.upload(input, fileNamed('ana.png'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    act(() => uploads()[0]?.upload?.report(256, 1024));
    const bar = screen.getByRole('progressbar', { name: 'Upload of ana.png' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(onUploading).toHaveBeenLastCalledWith(true);

    act(() => uploads()[0]?.upload?.report(1024, 1024));
    expect(screen.getByText('Processing…')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(uploads()[0]?.upload?.signal.aborted).toBe(true);
    expect(onUploading).toHaveBeenLastCalledWith(false);
    expect(screen.getByText('null')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload a picture' })).toHaveFocus());
  });

  it('shows why an upload failed and retries it with the same key', async () => {
    let isFull = true;
    const { user, input, uploads } = await open({
      'POST /api/content': () => (isFull ? failure(507, 'storage.full') : picture({ filename: 'abc.png' })),
    });

    await user.upload(input, fileNamed('ana.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upload ana.png: There is no room left for this file',
    );

    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('/uploads/abc.png')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second] = uploads().map(({ upload }) => upload?.headers['idempotency-key']);
    expect(second).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('refuses files that are too large or not pictures, without a request', async () => {
    const { user, input, uploads } = await open();

    await user.upload(input, fileNamed('large.png', 3000));
    expect(
      await screen.findByText('Failed to upload large.png: The picture is larger than 2.00 KB'),
    ).toBeVisible();
    input.removeAttribute('accept');
    await user.upload(input, fileNamed('terms.pdf', 100, 'application/pdf'));
    expect(await screen.findByText('Failed to upload terms.pdf: This file is not a picture')).toBeVisible();
    expect(uploads()).toHaveLength(0);
  });

  it('deletes an upload that the server does not recognize as a picture', async () => {
    const { user, input, calls } = await open({
      'POST /api/content': picture({ id: 'x9', type: 'pdf' }),
      'DELETE /api/content/x9': undefined,
    });

    await user.upload(input, fileNamed('ana.png'));
    expect(await screen.findByText('Failed to upload ana.png: This file is not a picture')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/content/x9' });
    expect(screen.getByText('null')).toBeVisible();
  });

  it('cancels an upload when a URL is typed instead', async () => {
    const { user, input, uploads } = await open({ 'POST /api/content': never });

    await user.upload(input, fileNamed('ana.png'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Picture URL' }), 'https://a.example/b.png');
    expect(uploads()[0]?.upload?.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('https://a.example/b.png')).toBeVisible();
  });

  it('removes the picture, and keeps the focus in the field', async () => {
    const { user } = await open({}, { image: '/uploads/ana.png' });

    expect(screen.getByRole('img', { name: 'Portrait of Ana' })).toHaveAttribute(
      'src',
      '/uploads/ana.png?w=192',
    );
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.getByText('null')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload a picture' })).toHaveFocus();
  });
});
