import { failure, screen, waitFor, type ApiCall } from '@vitral/sdk/testing';
import { fields, fillIn, names, openUploadPage, saved, submit } from './upload-page.fixtures.tsx';
import { fileNamed } from './upload.fixtures.ts';

const DATED = expect.objectContaining({
  isVisible: 'false',
  publishAt: new Date('2030-01-02T09:00').toISOString(),
  unpublishAt: new Date('2030-02-02T09:00').toISOString(),
}) as unknown;

describe('upload run', () => {
  it('keeps failed files with message and details, and retries them with the same idempotency key', async () => {
    let isFull = true;
    const page = await openUploadPage({
      'POST /api/content': (call: ApiCall) =>
        isFull && (fields(call)['file'] as File).name === 'b.pdf' ? failure(507, 'storage.full') : saved(),
    });
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await submit(page);

    await screen.findByText('Upload failed');
    expect(await names()).toEqual([
      expect.stringContaining('Failed to upload b.pdf: There is no room left for this file'),
    ]);
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Training');

    isFull = false;
    await page.user.click(screen.getByRole('button', { name: 'Retry b.pdf' }));
    await screen.findByText('b.pdf uploaded successfully');
    const keys = page.uploads().map(({ upload }) => upload?.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(keys[2]).toBe(keys[1]);
  });

  it('offers no retry for files that the server would refuse again', async () => {
    const page = await openUploadPage({ 'POST /api/content': failure(415, 'content.type-refused') });
    await page.user.upload(page.input, fileNamed('a.pdf'));
    await fillIn(page);
    await submit(page);

    expect(
      await screen.findByText('Failed to upload a.pdf: Files of this kind are not accepted'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeDisabled();
  });

  it('sends the publication dates with all files', async () => {
    const page = await openUploadPage();
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await page.user.click(screen.getByRole('switch', { name: 'Publish or hide at a date' }));
    await page.user.type(screen.getByLabelText('Publish on'), '2030-01-02T09:00');
    await page.user.type(screen.getByLabelText('Hide on'), '2030-02-02T09:00');
    expect(screen.getByRole('switch', { name: 'Visible to everyone with access' })).not.toBeChecked();
    await submit(page);

    await screen.findByText('b.pdf uploaded successfully');
    expect(page.uploads().map(fields)).toEqual([DATED, DATED]);
  });

  it('retries all failed files at once', async () => {
    let isDown = true;
    const page = await openUploadPage({
      'POST /api/content': () => {
        if (isDown) throw new TypeError('down');
        return saved();
      },
    });
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await submit(page);
    expect(
      await screen.findByText(/^Failed to upload b\.pdf: The server could not be reached/),
    ).toBeVisible();

    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Retry 2 failed files' }));
    await screen.findByText('b.pdf uploaded successfully');
    expect(page.uploads()).toHaveLength(4);
  });

  it('reports an unknown error when a proxy responds instead of the API', async () => {
    const page = await openUploadPage({
      'POST /api/content': () => new Response('<h1>Proxy</h1>', { status: 502 }),
    });
    await page.user.upload(page.input, fileNamed('a.pdf'));
    await fillIn(page);
    await submit(page);

    expect(await screen.findByText('Failed to upload a.pdf: Unknown error')).toBeVisible();
  });

  it('stops when the session has ended, and keeps the files', async () => {
    const page = await openUploadPage({ 'POST /api/content': failure(401, 'auth.unauthorized') });
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await submit(page);

    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(await names()).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('Waiting')]);
    expect(page.uploads()).toHaveLength(1);
  });

  it('cancels the upload of a file, keeps the file and continues with the next one', async () => {
    const page = await openUploadPage({
      'POST /api/content': (call: ApiCall) =>
        (fields(call)['file'] as File).name === 'a.pdf' ? new Promise(() => {}) : saved(),
    });
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await submit(page);

    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    await page.user.click(await screen.findByRole('button', { name: 'Cancel a.pdf' }));
    await screen.findByText('b.pdf uploaded successfully');
    expect(page.uploads()[0]?.upload?.signal.aborted).toBe(true);
    await waitFor(async () => expect(await names()).toEqual([expect.stringContaining('Cancelled')]));
  });

  it('cancels the uploads of all files', async () => {
    const page = await openUploadPage({ 'POST /api/content': () => new Promise(() => {}) });
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await submit(page);

    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    await page.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(async () =>
      expect(await names()).toEqual([
        expect.stringContaining('Cancelled'),
        expect.stringContaining('Waiting'),
      ]),
    );
    expect(page.uploads()).toHaveLength(1);
  });

  it('reports a file that changed after it was chosen', async () => {
    const page = await openUploadPage();
    const file = fileNamed('a.pdf');
    await page.user.upload(page.input, file);
    await fillIn(page);
    jest.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });
    await submit(page);

    expect(await screen.findByText(/The file was moved or changed after it was chosen/)).toBeVisible();
    expect(page.uploads()).toHaveLength(0);
  });

  it('reports that an earlier attempt succeeded, and sends the file again only on request', async () => {
    let isKnown = true;
    const page = await openUploadPage({
      'POST /api/content': () => (isKnown ? failure(422, 'request.key-reused') : saved()),
    });
    await page.user.upload(page.input, fileNamed('a.pdf'));
    await fillIn(page);
    await submit(page);
    expect(await screen.findByText(/An earlier attempt did succeed/)).toBeVisible();

    isKnown = false;
    await page.user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await screen.findByText('a.pdf uploaded successfully');
    const [first, second] = page.uploads().map(({ upload }) => upload?.headers['idempotency-key']);
    expect(second).not.toBe(first);
  });
});
