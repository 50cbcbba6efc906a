import { fireEvent, screen } from '@testing-library/react';
import type { PublicationDates } from '@vitral/contracts/publication-dates';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { renderUi } from '../../test/render-ui.tsx';
import { Form } from './form.tsx';
import { instantOf, ownZone } from './local-time.ts';
import { PublicationFields } from './publication-fields.tsx';
import { PublicationNote } from './publication-note.tsx';

type Values = PublicationDates & { isActive: boolean };

const MORNING = '2030-12-03T10:00';
const EVENING = '2030-12-04T20:30';

const onSave = jest.fn();

/** Resolves when the form is there. */
async function open(form: ReactElement) {
  const user = renderUi(form);
  await screen.findByRole('switch', { name: 'Shown' });
  return user;
}

function ItemForm({ disabled, ...values }: Partial<Values> & { disabled?: boolean }) {
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues: { isActive: false, publishAt: null, unpublishAt: null, ...values },
  });
  return (
    <Form onSubmit={handleSubmit(onSave)}>
      <PublicationFields control={control} name="isActive" label="Shown" disabled={disabled} />
      <button>Save</button>
      <button
        type="button"
        onClick={() => setError('publishAt', { message: 'Too early' }, { shouldFocus: true })}
      >
        Refuse
      </button>
    </Form>
  );
}

const shown = () => screen.getByRole('switch', { name: 'Shown' });
const dated = () => screen.getByRole('switch', { name: 'Publish or hide at a date' });
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function save(user: ReturnType<typeof renderUi>): Promise<Values> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return onSave.mock.lastCall?.[0];
}

describe('PublicationFields', () => {
  it('offers two dates in the named time zone once they are asked for', async () => {
    const user = await open(<ItemForm />);

    expect(screen.queryByLabelText('Publish on')).not.toBeInTheDocument();
    await user.click(dated());
    expect(screen.getByRole('group', { name: `Time of ${ownZone()}` })).toBeVisible();
    enter('Publish on', MORNING);
    enter('Hide on', EVENING);
    expect(await save(user)).toEqual({
      isActive: false,
      publishAt: instantOf(MORNING),
      unpublishAt: instantOf(EVENING),
    });
  });

  it('switches the item off until the publication, and drops the date of an item that is switched on', async () => {
    const user = await open(<ItemForm isActive unpublishAt={instantOf(EVENING)} />);

    enter('Publish on', MORNING);
    expect(shown()).not.toBeChecked();
    await user.click(shown());
    expect(screen.getByLabelText('Publish on')).toHaveValue('');
    expect(await save(user)).toEqual({ isActive: true, publishAt: null, unpublishAt: instantOf(EVENING) });
  });

  it('drops both dates when they are switched off', async () => {
    const user = await open(<ItemForm publishAt={instantOf(MORNING)} unpublishAt={instantOf(EVENING)} />);

    expect(dated()).toBeChecked();
    await user.click(dated());
    expect(screen.queryByLabelText('Hide on')).not.toBeInTheDocument();
    expect(await save(user)).toEqual({ isActive: false, publishAt: null, unpublishAt: null });
  });

  it('shows an error of the server at its date and focuses it', async () => {
    const user = await open(<ItemForm publishAt={instantOf(MORNING)} />);

    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Too early')).toBeVisible();
    expect(screen.getByLabelText('Publish on')).toHaveFocus();
  });

  it('cannot be used for an item that may not be shown', async () => {
    await open(<ItemForm disabled />);

    expect(shown()).toBeDisabled();
    expect(dated()).toBeDisabled();
  });
});

describe('PublicationNote', () => {
  it('names the coming dates', async () => {
    renderUi(<PublicationNote item={{ publishAt: instantOf(MORNING), unpublishAt: instantOf(EVENING) }} />);

    expect(await screen.findByText(/^Will be shown on .*2030/)).toBeVisible();
    expect(screen.getByText(/^Will be hidden on .*2030/)).toBeVisible();
  });
});
