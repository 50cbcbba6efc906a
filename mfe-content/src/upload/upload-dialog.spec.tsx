import {
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { fileNamed, UPLOAD_LIMITS } from './upload.fixtures.ts';

async function open(responses: StubbedResponses = {}) {
  const onClose = jest.fn();
  const page = renderPage(<UploadDialog category="sales" onClose={onClose} />, {
    module: remote,
    role: 'manager',
    responses: {
      'GET /api/content/upload-limits': UPLOAD_LIMITS,
      'POST /api/content': jsonResponse(201, contentItem()),
      ...responses,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
  const input = dialog.getByLabelText<HTMLInputElement>('Choose files', { selector: 'input' });
  return { ...page, dialog, input, onClose };
}

describe('UploadDialog', () => {
  it('preselects the given category, and closes once all files are uploaded', async () => {
    const { dialog, user, input, onClose, calls } = await open();

    expect(dialog.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Sales');
    await user.click(dialog.getByRole('combobox', { name: /^Visibility/ }));
    await user.click(await screen.findByRole('option', { name: 'Public' }));
    await user.upload(input, fileNamed('a.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Upload 1 file' }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect(sent.get('category')).toBe('sales');
  });

  it('asks before discarding selected files', async () => {
    const { dialog, user, input, onClose } = await open();

    await user.upload(input, fileNamed('a.pdf'));
    await dialog.findByText('a.pdf');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalled();
  });
});
