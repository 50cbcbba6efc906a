import { act, failure, screen, stubApi, waitFor, within, type ApiCall } from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import { fields, fillIn, names, openUploadPage, saved, submit } from './upload-page.fixtures.tsx';
import { drop, fileNamed } from './upload.fixtures.ts';

describe('upload page', () => {
  it('lists the selected files with their sizes, and removes them on request', async () => {
    const page = await openUploadPage();

    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf', 2_097_152)]);
    expect(await names()).toEqual([
      expect.stringMatching(/a\.pdf.*1\.50 KB/),
      expect.stringMatching(/b\.pdf.*2\.00 MB/),
    ]);

    await page.user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(await names()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '1 file selected' })).toHaveFocus();

    await page.user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(screen.queryByRole('list', { name: 'Selected files' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  it('requires files, category and visibility', async () => {
    const page = await openUploadPage();

    await submit(page);
    expect(await screen.findByText('Please select files to upload')).toBeVisible();

    await page.user.upload(page.input, fileNamed('a.pdf'));
    await waitFor(() => expect(screen.queryByText('Please select files to upload')).not.toBeInTheDocument());
    await submit(page);
    expect(await screen.findByText('Please select category and visibility')).toBeVisible();

    await fillIn(page);
    await waitFor(() =>
      expect(screen.queryByText('Please select category and visibility')).not.toBeInTheDocument(),
    );
    expect(page.uploads()).toHaveLength(0);
  });

  it('uploads the files one after the other with the same details, reports the success and resets the form', async () => {
    const page = await openUploadPage();
    const waiting: (() => void)[] = [];
    const held = () => new Promise((resolve) => waiting.push(() => resolve(saved())));
    await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
    await fillIn(page);
    await page.user.type(screen.getByRole('combobox', { name: 'Tags' }), 'uno, dos,');
    await page.user.type(screen.getByRole('textbox', { name: 'Description' }), 'Para leer');
    stubApi({ 'POST /api/content': held, 'GET /api/content': [contentItem({ title: 'a' })] });

    await submit(page);
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    waiting.shift()?.();
    await screen.findByText('a.pdf uploaded successfully');
    await waitFor(() => expect(page.uploads()).toHaveLength(2));
    waiting.shift()?.();
    await screen.findByText('b.pdf uploaded successfully');

    expect(fields(page.uploads()[1] as ApiCall)).toMatchObject({
      category: 'training',
      visibility: 'team',
      tags: 'uno,dos',
      description: 'Para leer',
      file: expect.objectContaining({ name: 'b.pdf' }),
    });
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Selected files' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Choose…');
    expect(await screen.findByRole('link', { name: 'a' })).toBeVisible();
  });

  it('shows the percentage sent, then that the server is processing', async () => {
    let report: (sent: number, total: number) => void = () => {};
    const page = await openUploadPage({
      'POST /api/content': ({ upload }: ApiCall) => {
        report = (sent, total) => upload?.report(sent, total);
        return new Promise(() => {});
      },
    });
    await page.user.upload(page.input, fileNamed('a.pdf'));
    await fillIn(page);
    await submit(page);

    const bar = await screen.findByRole('progressbar', { name: 'Uploading a.pdf' });
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    act(() => report(150, 1600));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '9'));
    expect(screen.getByText('9%')).toBeVisible();
    act(() => report(1600, 1600));
    expect(await screen.findByText('Processing…')).toBeVisible();
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });

  it('refuses files that the server would refuse, and shows the reason for each', async () => {
    const page = await openUploadPage();

    await drop(screen.getByText('Drop files here'), [
      fileNamed('good.pdf'),
      fileNamed('good.pdf'),
      fileNamed('empty.pdf', 0),
      fileNamed('setup.exe', 10, 'application/x-msdownload'),
      fileNamed('huge.pdf', 5_242_881),
      fileNamed('huge.PNG', 2_097_153, 'image/png'),
    ]);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('5 files were left out')).toBeVisible();
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'good.pdf is already selected',
      'empty.pdf is empty',
      'setup.exe: files of this kind are not accepted',
      'huge.pdf is too large: at most 5.00 MB',
      'huge.PNG is too large: at most 2.00 MB',
    ]);
    expect(await names()).toEqual([expect.stringContaining('good.pdf')]);

    await page.user.click(alert.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('accepts all files if the limits cannot be loaded', async () => {
    const page = await openUploadPage({ 'GET /api/content/upload-limits': failure(503, 'server.not-ready') });

    await drop(screen.getByText('Drop files here'), [fileNamed('setup.exe', 10, '')]);
    expect(await names()).toEqual([expect.stringContaining('setup.exe')]);
    expect(page.uploads()).toHaveLength(0);
  });

  it('sends the focal point of a single picture', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
    const page = await openUploadPage();
    await page.user.upload(page.input, fileNamed('team.png', 900, 'image/png'));
    await fillIn(page);

    const point = await screen.findByRole('slider', { name: 'Focal point' });
    act(() => point.focus());
    await page.user.keyboard('{ArrowLeft}{ArrowUp}');
    await submit(page);
    await screen.findByText('team.png uploaded successfully');
    expect(fields(page.uploads()[0] as ApiCall)).toMatchObject({ focalX: '48', focalY: '48' });
  });

  it('is translated into Spanish', async () => {
    await openUploadPage({}, 'es');

    expect(await screen.findByRole('heading', { level: 1, name: 'Subir archivos' })).toBeVisible();
    expect(await screen.findByText('Hasta 5,00 MB por archivo y 2,00 MB por imagen')).toBeVisible();
  });
});
