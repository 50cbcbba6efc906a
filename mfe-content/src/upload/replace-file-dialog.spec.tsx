import type { ContentItem } from '@vitral/sdk/contracts/content';
import {
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';
import { drop, fileNamed, UPLOAD_LIMITS } from './upload.fixtures.ts';

const item = contentItem({ title: 'Guía', originalName: 'guia.pdf', version: 4 });
const url = `/api/content/${item.id}/file`;

async function open(responses: StubbedResponses = {}) {
  const onClose = jest.fn();
  const page = renderPage(<ReplaceFileDialog item={item} onClose={onClose} />, {
    module: remote,
    role: 'manager',
    responses: { 'GET /api/content/upload-limits': UPLOAD_LIMITS, ...responses },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace file: Guía' }));
  const input = dialog.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
  const sent = () => page.calls.filter(({ method }) => method === 'PUT');
  return { ...page, dialog, input, onClose, sent };
}

describe('ReplaceFileDialog', () => {
  it('shows the current file, and replaces it only after another one is chosen', async () => {
    const { dialog, user, input, onClose, sent } = await open({ [`PUT ${url}`]: contentItem() });

    expect(dialog.getByText('guia.pdf')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
    await user.upload(input, fileNamed('new.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Replace' }));

    await screen.findByText('File replaced: Guía');
    expect(Object.fromEntries(sent()[0]?.body as FormData)).toEqual({
      version: '4',
      file: expect.objectContaining({ name: 'new.pdf' }),
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('reports a conflict and shows the current file', async () => {
    const theirs: ContentItem = { ...item, originalName: 'theirs.pdf', version: 5 };
    const { dialog, user, input, onClose, sent } = await open({
      [`PUT ${url}`]: ({ body }: ApiCall) =>
        (body as FormData).get('version') === '4'
          ? failure(409, 'content.stale', { changedBy: 'Ana', changedAt: '2026-11-23T12:40:00Z' })
          : contentItem(),
      [`GET /api/content/${item.id}`]: theirs,
    });
    await user.upload(input, fileNamed('new.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Replace' }));

    expect(await dialog.findByText(/^Ana changed this on .*2026.*while you were editing it/)).toBeVisible();
    expect(dialog.getByText('theirs.pdf')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Replace anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toHaveLength(2);
  });

  it('keeps a failed file in the list, with the error message', async () => {
    const { dialog, user, input, onClose } = await open({
      [`PUT ${url}`]: failure(415, 'content.type-refused'),
    });
    await user.upload(input, fileNamed('new.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Replace' }));

    const message = 'Failed to upload new.pdf: Files of this kind are not accepted';
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cancels the upload on request', async () => {
    const { dialog, user, input, sent } = await open({ [`PUT ${url}`]: () => new Promise(() => {}) });
    await user.upload(input, fileNamed('new.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Replace' }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(await dialog.findByRole('button', { name: 'Cancel new.pdf' }));
    expect(await dialog.findByText('Cancelled')).toBeVisible();
    expect(sent()[0]?.upload?.signal.aborted).toBe(true);
  });

  it('accepts only one file, and refuses types that the server does not accept', async () => {
    const { dialog } = await open();
    const zone = dialog.getByText('Drop the new file here');

    await drop(zone, [fileNamed('one.pdf'), fileNamed('two.pdf')]);
    expect(await dialog.findByText('two.pdf: only one file can be selected')).toBeVisible();
    expect(dialog.getByText('one.pdf')).toBeVisible();

    await drop(zone, [fileNamed('setup.exe')]);
    expect(await dialog.findByText('setup.exe: files of this kind are not accepted')).toBeVisible();
    expect(dialog.getByText('one.pdf')).toBeVisible();
  });
});
