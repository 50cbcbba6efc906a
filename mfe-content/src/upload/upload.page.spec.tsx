import {
  act,
  answer,
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type Answers,
  type ApiCall,
} from '@vitral/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { drop, fileNamed, LIMITS_OF_SERVER } from './upload.fixtures.ts';
import { Component } from './upload.page.tsx';

const saved = (given?: Parameters<typeof contentItem>[0]) => answer(201, contentItem(given));

async function open(answers: Answers = {}, language: 'en' | 'es' = 'en') {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    answers: {
      'GET /api/content': [],
      'GET /api/content/upload-limits': LIMITS_OF_SERVER,
      'POST /api/content': () => saved(),
      ...answers,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>(
    language === 'en' ? 'Choose files' : 'Elegir archivos',
    { selector: 'input' },
  );
  const uploads = () => page.calls.filter(({ method }) => method === 'POST');
  return { ...page, input, uploads };
}

type Page = Awaited<ReturnType<typeof open>>;

const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /^Upload/ }));

async function fillIn({ user }: Page) {
  for (const [field, option] of [
    ['Category', 'Training'],
    ['Visibility', 'Team'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
}

const selected = async () => within(await screen.findByRole('list', { name: 'Selected files' }));
const names = async () => (await selected()).getAllByRole('listitem').map((row) => row.textContent);
const fields = ({ body }: ApiCall) => Object.fromEntries(body as FormData);

it('lists the chosen files with their sizes, and forgets one that is removed', async () => {
  const page = await open();

  await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf', 2_097_152)]);
  expect(await names()).toEqual([
    expect.stringMatching(/a\.pdf.*1\.50 KB/),
    expect.stringMatching(/b\.pdf.*2\.00 MB/),
  ]);

  await page.user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(await names()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '1 selected file' })).toHaveFocus();

  await page.user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
  expect(screen.queryByRole('list', { name: 'Selected files' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

it('asks for files, then for category and visibility, before it sends anything', async () => {
  const page = await open();

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

it('sends one file after the other with its details, says so and starts afresh', async () => {
  const page = await open();
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
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Selected files' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Choose…');
  expect(await screen.findByRole('link', { name: 'a' })).toBeVisible();
});

it('shows the percent that has left, and that the server works on the rest', async () => {
  let report: (sent: number, total: number) => void = () => {};
  const page = await open({
    'POST /api/content': ({ upload }: ApiCall) => {
      report = (sent, total) => upload?.report(sent, total);
      return new Promise(() => {});
    },
  });
  await page.user.upload(page.input, fileNamed('a.pdf'));
  await fillIn(page);
  await submit(page);

  const bar = await screen.findByRole('progressbar', { name: 'Upload of a.pdf' });
  await waitFor(() => expect(page.uploads()).toHaveLength(1));
  act(() => report(150, 1600));
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '9'));
  expect(screen.getByText('9%')).toBeVisible();
  act(() => report(1600, 1600));
  expect(await screen.findByText('Processing…')).toBeVisible();
  expect(bar).not.toHaveAttribute('aria-valuenow');
});

it('keeps what failed, with the message and the details, and tries it again under the same key', async () => {
  let isFull = true;
  const page = await open({
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
  await page.user.click(screen.getByRole('button', { name: 'Try again: b.pdf' }));
  await screen.findByText('b.pdf uploaded successfully');
  const keys = page.uploads().map(({ upload }) => upload?.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(keys[2]).toBe(keys[1]);
});

it('tries all that failed again at once', async () => {
  let isDown = true;
  const page = await open({
    'POST /api/content': () => {
      if (isDown) throw new TypeError('down');
      return saved();
    },
  });
  await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
  await fillIn(page);
  await submit(page);
  expect(await screen.findByText(/^Failed to upload b\.pdf: The server could not be reached/)).toBeVisible();

  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try 2 failed files again' }));
  await screen.findByText('b.pdf uploaded successfully');
  expect(page.uploads()).toHaveLength(4);
});

it('says Unknown error when something other than the API answered', async () => {
  const page = await open({ 'POST /api/content': () => new Response('<h1>Proxy</h1>', { status: 502 }) });
  await page.user.upload(page.input, fileNamed('a.pdf'));
  await fillIn(page);
  await submit(page);

  expect(await screen.findByText('Failed to upload a.pdf: Unknown error')).toBeVisible();
});

it('stops at the end of the session and keeps the files', async () => {
  const page = await open({ 'POST /api/content': failure(401, 'auth.unauthorized') });
  await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
  await fillIn(page);
  await submit(page);

  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  expect(await names()).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('Waiting')]);
  expect(page.uploads()).toHaveLength(1);
});

it('cancels the file under way, keeps it and goes on with the next', async () => {
  const page = await open({
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

it('cancels everything at once', async () => {
  const page = await open({ 'POST /api/content': () => new Promise(() => {}) });
  await page.user.upload(page.input, [fileNamed('a.pdf'), fileNamed('b.pdf')]);
  await fillIn(page);
  await submit(page);

  await waitFor(() => expect(page.uploads()).toHaveLength(1));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await waitFor(async () =>
    expect(await names()).toEqual([expect.stringContaining('Cancelled'), expect.stringContaining('Waiting')]),
  );
  expect(page.uploads()).toHaveLength(1);
});

it('keeps out what the server would refuse, with a reason for each', async () => {
  const page = await open();

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

it('leaves the choice to the server when the limits cannot be had', async () => {
  const page = await open({ 'GET /api/content/upload-limits': failure(503, 'server.not-ready') });

  await drop(screen.getByText('Drop files here'), [fileNamed('setup.exe', 10, '')]);
  expect(await names()).toEqual([expect.stringContaining('setup.exe')]);
  expect(page.uploads()).toHaveLength(0);
});

it('tells that a file changed after it was chosen', async () => {
  const page = await open();
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

it('sends the focal point of a single picture', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  const page = await open();
  await page.user.upload(page.input, fileNamed('team.png', 900, 'image/png'));
  await fillIn(page);

  const point = await screen.findByRole('slider', { name: 'Focal point' });
  act(() => point.focus());
  await page.user.keyboard('{ArrowLeft}{ArrowUp}');
  await submit(page);
  await screen.findByText('team.png uploaded successfully');
  expect(fields(page.uploads()[0] as ApiCall)).toMatchObject({ focalX: '48', focalY: '48' });
});

it('speaks Spanish', async () => {
  await open({}, 'es');

  expect(await screen.findByRole('heading', { level: 1, name: 'Subir archivos' })).toBeVisible();
  expect(await screen.findByText('Hasta 5,00 MB por archivo y 2,00 MB por imagen')).toBeVisible();
});
