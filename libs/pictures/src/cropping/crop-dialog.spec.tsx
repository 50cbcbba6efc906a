import { act, renderPage, screen, waitFor, within } from '@vitral/testing';
import { PictureForm, UPLOAD_LIMITS } from '../pictures.fixtures.tsx';

const drawImage = jest.fn();
let toBlob: jest.SpyInstance;

beforeEach(() => {
  drawImage.mockReset();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback, type) => callback(new Blob(['part'], { type: type ?? '' })));
});

async function openDialog(image = '/uploads/lake.jpg') {
  const page = renderPage(<PictureForm image={image} />, {
    role: 'manager',
    responses: {
      'GET /api/content/upload-limits': UPLOAD_LIMITS,
      'POST /api/content': { id: 'c1', type: 'image', filename: 'part.jpg' },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Crop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  return {
    ...page,
    dialog,
    picture: dialog.getByRole<HTMLImageElement>('img', { name: 'The whole picture' }),
  };
}

/** Loads a picture of 1000 × 500 pixels, as a browser does. */
function load(picture: HTMLImageElement): void {
  for (const [name, value] of Object.entries({ naturalWidth: 1000, naturalHeight: 500 }))
    Object.defineProperty(picture, name, { value });
  dispatch(picture, 'load');
}

const dispatch = (picture: HTMLImageElement, event: string) =>
  act(() => picture.dispatchEvent(new Event(event)));

describe('CropDialog', () => {
  it('uploads the chosen part as a new picture of the library', async () => {
    const { user, calls, dialog, picture } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Use the crop' })).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent('Loading');

    load(picture);
    expect(dialog.getByRole('status')).toHaveTextContent('800 × 400 pixels');
    await user.click(dialog.getByRole('button', { name: 'Use the crop' }));
    expect(await screen.findByText('/uploads/part.jpg')).toBeVisible();
    expect(drawImage).toHaveBeenCalledWith(picture, 100, 50, 800, 400, 0, 0, 800, 400);
    expect(toBlob.mock.contexts[0]).toMatchObject({ width: 800, height: 400 });
    const upload = calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect(upload.get('file')).toMatchObject({ name: 'lake-crop.jpg', type: 'image/jpeg' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('starts in the middle of the picture with the shape that is chosen', async () => {
    const { user, dialog, picture } = await openDialog();
    load(picture);

    await user.click(dialog.getByRole('button', { name: '1:1' }));
    expect(dialog.getByRole('status')).toHaveTextContent('500 × 500 pixels');
    await user.click(dialog.getByRole('button', { name: '16:9' }));
    expect(dialog.getByRole('status')).toHaveTextContent('800 × 450 pixels');
  });

  it('names its handles for keyboard and screen reader', async () => {
    const { dialog, picture } = await openDialog();
    load(picture);

    expect(dialog.getByLabelText('Crop: arrow keys move it')).toBeVisible();
    expect(dialog.getByLabelText('Bottom right corner of the crop')).toBeVisible();
  });

  it('changes nothing when it is closed', async () => {
    const { user, calls, dialog, picture } = await openDialog();
    load(picture);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('/uploads/lake.jpg')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crop' })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('reports a picture that the browser cannot read', async () => {
    const { dialog, picture } = await openDialog();
    dispatch(picture, 'error');

    expect(dialog.getByRole('alert')).toHaveTextContent('The picture cannot be read.');
    expect(dialog.getByRole('button', { name: 'Use the crop' })).toBeDisabled();
  });

  it('reports a part that the browser cannot write', async () => {
    toBlob.mockImplementation((callback) => callback(null));
    const { user, calls, dialog, picture } = await openDialog();
    load(picture);
    await user.click(dialog.getByRole('button', { name: 'Use the crop' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('The picture cannot be read.');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
