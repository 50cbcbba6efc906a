import type { ContentItem } from '@vitral/sdk/contracts/content';
import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import { act, failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { expectMessage, guide, picture } from './content.fixtures.ts';
import { EditContentDialog } from './edit-content-dialog.tsx';

function open(item: ContentItem, responses: StubbedResponses = {}) {
  const onClose = jest.fn();
  const page = renderPage(<EditContentDialog item={item} onClose={onClose} />, {
    module: remote,
    role: 'manager',
    responses,
  });
  return { ...page, onClose };
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const update = () => screen.findByRole('button', { name: 'Update' });
const PUT = `PUT /api/content/${picture.id}`;

describe('EditContentDialog', () => {
  it('saves every field, with tags ended by a comma', async () => {
    const { user, calls, onClose } = open(picture, { [PUT]: picture });

    await user.type(await field('Title'), ' 2026');
    await user.type(await field('Description'), 'Lima');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Training' }));
    await user.click(screen.getByRole('combobox', { name: 'Visibility' }));
    await user.click(await screen.findByRole('option', { name: 'Private' }));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'verano, LIMA,');
    await user.click(screen.getByRole('switch', { name: 'Visible to everyone with access' }));
    act(() => screen.getByRole('slider', { name: 'Focal point' }).focus());
    await user.keyboard('{ArrowRight}');
    await user.click(await update());

    await expectMessage('Content updated successfully');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'Foto del evento 2026',
      description: 'Lima',
      category: 'training',
      visibility: 'private',
      isVisible: false,
      ...NO_DATES,
      tags: ['evento', 'Lima', 'verano'],
      focalPoint: { x: 52, y: 50 },
      version: 4,
    });
  });

  it('shows a focal point only for pictures', async () => {
    open(guide);

    await field('Title');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('saves nothing without a title', async () => {
    const { user } = open(guide);

    await user.clear(await field('Title'));
    expect(await update()).toBeDisabled();
  });

  it("shows the server's error at its field", async () => {
    const { user, onClose } = open(picture, {
      [PUT]: failure(400, 'request.invalid', { fields: ['title:isLength', 'tags:arrayMaxSize'] }),
    });

    await user.type(await field('Title'), '!');
    await user.click(await update());
    expect(await screen.findByText('The text is missing or too long')).toBeVisible();
    expect(await field('Title')).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'Tags' })).toBeInvalid();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('preserves the typed text when saving fails', async () => {
    const { user } = open(picture, { [PUT]: failure(500, 'server.failure') });

    await user.type(await field('Title'), '!');
    await user.click(await update());
    await expectMessage('Failed to update content');
    expect(await field('Title')).toHaveValue('Foto del evento!');
  });

  it('offers what was typed before a crash, and stores nothing else meanwhile', async () => {
    const values = { ...picture, title: 'Foto nueva' };
    const { user } = open(picture, {
      [`GET /api/unsaved-inputs/content/${picture.id}`]: {
        input: JSON.stringify({ base: picture, values }),
        baseVersion: picture.version,
        updatedAt: new Date().toISOString(),
      },
    });

    const restore = await screen.findByRole('button', { name: 'Restore' });
    expect(await field('Title')).toHaveValue(picture.title);
    await user.click(restore);

    expect(await field('Title')).toHaveValue('Foto nueva');
    expect(await field('Title')).toHaveFocus();
  });

  it('asks before discarding typed text', async () => {
    const { user, onClose } = open(guide);

    await user.type(await field('Title'), '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks after a conflict about fields that both sides changed, and preselects the others', async () => {
    const theirs: ContentItem = {
      ...picture,
      description: 'La suya',
      tags: ['evento', 'Cusco'],
      focalPoint: { x: 10, y: 20 },
      isVisible: false,
      version: 5,
    };
    let isStale = true;
    const { user, calls } = open(picture, {
      [PUT]: () => (isStale ? failure(409, 'content.stale', { current: 5 }) : theirs),
      [`GET /api/content/${picture.id}`]: theirs,
    });

    await user.type(await field('Description'), 'La mía');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'nuevo,');
    await user.click(await update());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('radio', { name: 'Mine: evento, Lima, nuevo' })).not.toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: evento, Cusco' })).not.toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: Hidden' })).toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: 10 % · 20 %' })).toBeChecked();
    expect(alert.queryByText('Title')).not.toBeInTheDocument();
    expect(await update()).toBeDisabled();

    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    expect(alert.getAllByText('Choose whose value to keep.')).toHaveLength(2);
    expect(alert.getByRole('radio', { name: 'Mine: La mía' })).toHaveFocus();
    await user.click(alert.getByRole('radio', { name: 'Mine: La mía' }));
    await user.click(alert.getByRole('radio', { name: 'Theirs: evento, Cusco' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(await update());
    await expectMessage('Content updated successfully');
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      description: 'La mía',
      tags: ['evento', 'Cusco'],
      focalPoint: { x: 10, y: 20 },
      isVisible: false,
      version: 5,
    });
  });
});
