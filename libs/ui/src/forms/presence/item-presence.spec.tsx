import { act, screen, waitFor } from '@testing-library/react';
import type { Presence } from '@vitral/contracts/presence';
import { renderUi } from '../../../test/render-ui.tsx';
import { FormTextField } from '../form-text-field.tsx';
import { ItemFormDialog } from '../item-form-dialog.tsx';
import { useItemForm } from '../use-item-form.ts';

const ITEM = { id: '1', version: 3, name: 'Rome', place: 'Italy' };
const NOW = Date.parse('2026-11-29T12:00:00Z');

/** The streams that the page has opened; jsdom has none. */
let streams: FakeStream[];

class FakeStream extends EventTarget {
  isClosed = false;

  constructor(readonly url: string) {
    super();
    streams.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  emit(name: string, data?: Partial<Presence>): void {
    const presence = { accounts: [], version: ITEM.version, lastChange: null, ...data };
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(presence) })));
  }
}

const save = jest.fn();
const refetch = jest.fn();

function Editor() {
  const editing = useItemForm({
    item: ITEM,
    blank: { name: '', place: '' },
    save: { mutate: save, isPending: false },
    refetch,
    staleCode: 'testimonials.stale',
    failure: 'Not saved',
  });
  const { control } = editing.form;
  return (
    <ItemFormDialog
      editing={editing}
      presence="testimonials"
      title="Edit"
      submitLabel="Save"
      label={(name) => name}
      onClose={() => {}}
    >
      <FormTextField control={control} name="name" label="Name" />
      <FormTextField control={control} name="place" label="Place" />
    </ItemFormDialog>
  );
}

beforeEach(() => {
  streams = [];
  save.mockReset();
  refetch.mockReset().mockResolvedValue({ ...ITEM, version: 4, name: 'Paris' });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.assign(window, { EventSource: FakeStream });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'EventSource');
  jest.restoreAllMocks();
});

async function openEditor() {
  const user = renderUi(<Editor />);
  await waitFor(() => expect(streams).toHaveLength(1));
  const [stream] = streams;
  if (!stream) throw new Error('No stream is open');
  return { user, stream };
}

const ANA = { id: 'ana', name: 'Ana Paz' };
const changedBy = (name: string, at: string): Partial<Presence> => ({
  version: 4,
  lastChange: { verb: 'updated', changedBy: name, changedAt: at, isOwn: false },
});

describe('presence in the form of an item', () => {
  it('names the others who have the item open', async () => {
    const { stream } = await openEditor();
    expect(stream.url).toBe('/api/presence/testimonials/1');

    stream.emit('message', { accounts: [ANA] });
    expect(screen.getByRole('status')).toHaveTextContent('Ana Paz has this open');

    stream.emit('message', { accounts: [ANA, { id: 'luis', name: 'Luis' }] });
    expect(screen.getByText('Ana Paz and Luis have this open')).toBeVisible();

    stream.emit('message');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('loads the values of another person into a form without input', async () => {
    const { user, stream } = await openEditor();
    stream.emit('message', changedBy('Ana', '2026-11-29T11:58:30Z'));
    expect(screen.getByText('Changed by Ana 1 minute ago')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Load the current values' }));

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Paris'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.queryByText(/Changed by/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Paris', place: 'Italy', version: 4 });
  });

  it('offers both values where the form has unsaved input', async () => {
    const { user, stream } = await openEditor();
    await user.type(screen.getByLabelText('Place'), '!');
    stream.emit('message', changedBy('Ana', '2026-11-29T11:59:50Z'));
    expect(screen.getByText('Changed by Ana just now')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Load the current values' }));
    expect(await screen.findByText(/Ana changed this on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this selection' }));

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Paris', place: 'Italy!', version: 4 });
  });

  it('reports a deletion, and a change by oneself in another window', async () => {
    const { stream } = await openEditor();
    const lastChange = { verb: 'deleted', changedBy: 'Ana', changedAt: '2026-11-29T10:00:00Z' } as const;

    stream.emit('message', { version: null, lastChange: { ...lastChange, isOwn: false } });
    expect(screen.getByText('Deleted by Ana 2 hours ago')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load the current values' })).not.toBeInTheDocument();

    stream.emit('message', { version: 4, lastChange: { ...lastChange, verb: 'updated', isOwn: true } });
    expect(screen.getByText('Changed by you 2 hours ago')).toBeVisible();
  });

  it('opens the next stream at once when the server renews it, without a gap', async () => {
    const { stream } = await openEditor();
    stream.emit('message', { accounts: [ANA] });

    stream.emit('renewed');

    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(screen.getByText('Ana Paz has this open')).toBeVisible();
  });

  it('stays silent without a connection, and tries again', async () => {
    const { stream } = await openEditor();
    jest.useFakeTimers();
    stream.emit('message', { accounts: [ANA] });

    stream.emit('error');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(streams).toHaveLength(1);

    act(() => void jest.advanceTimersByTime(1000));
    expect(streams).toHaveLength(2);
    jest.useRealTimers();
  });

  it('waits for the focus where other windows have taken the streams of the browser', async () => {
    const { stream } = await openEditor();

    stream.emit('replaced');
    expect([streams.length, stream.isClosed]).toEqual([1, true]);

    act(() => void window.dispatchEvent(new Event('focus')));
    expect(streams).toHaveLength(2);
  });

  it('closes the stream while the tab is hidden', async () => {
    const { stream } = await openEditor();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const change = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

    change();
    expect(stream.isClosed).toBe(true);

    hidden.mockReturnValue(false);
    change();
    expect(streams).toHaveLength(2);
  });
});
