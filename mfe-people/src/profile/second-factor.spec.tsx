import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES, isOff, isOn } from './profile.fixtures.ts';
import { Component } from './profile.page.tsx';
import { SecondFactor } from './second-factor.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const setup = { secret: SECRET, address: `otpauth://totp/Vitral:manager?secret=${SECRET}&issuer=Vitral` };
const codes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyza'];

const open = (responses: StubbedResponses = {}) =>
  renderPage(<SecondFactor />, {
    module: remote,
    role: 'manager',
    responses: { ...RESPONSES, ...responses },
  });

async function enterPassword(button: string, submit: string, responses: StubbedResponses, code?: string) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: button }));
  await page.user.type(await screen.findByLabelText(/^Current password/), 'manager-vitral');
  if (code !== undefined) await page.user.type(screen.getByRole('textbox', { name: /^Code/ }), code);
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: submit }));
  return page;
}

describe('SecondFactor', () => {
  it('is set up step by step: password, key and first code, recovery codes', async () => {
    let state = isOff;
    const { user, calls } = await enterPassword('Set up', 'Continue', {
      'GET /api/profile/second-factor': () => state,
      'POST /api/profile/second-factor': setup,
      'PUT /api/profile/second-factor': () => {
        state = { ...isOn, recoveryCodesLeft: 2 };
        return { codes };
      },
    });

    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Setup key' })).toHaveValue('JBSW Y3DP EHPK 3PXP');
    const code = screen.getByRole('textbox', { name: /^Code/ });
    expect(code).toHaveFocus();
    await user.type(code, '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    const shown = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' });

    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    await user.keyboard('{Escape}');
    expect(shown).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('2 recovery codes left')).toBeVisible();
    expect(screen.getByText(/before they run out/)).toBeVisible();
  });

  it('shows the error of a wrong password at its field', async () => {
    await enterPassword('Set up', 'Continue', {
      'POST /api/profile/second-factor': failure(403, 'auth.wrong-password'),
    });

    expect(await screen.findByText('The current password is not right')).toBeVisible();
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
  });

  it('shows the error of a wrong code at its field, and accepts another code', async () => {
    const { user } = await enterPassword('Set up', 'Continue', {
      'POST /api/profile/second-factor': setup,
      'PUT /api/profile/second-factor': failure(401, 'auth.wrong-code'),
    });
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '000000{Enter}');

    expect(await screen.findByText(/try the next code/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Code/ })).toBeInvalid();
  });

  it('is turned off with the password and a code', async () => {
    let state = isOn;
    const responses = {
      'GET /api/profile/second-factor': () => state,
      'POST /api/profile/second-factor/removal': () => void (state = isOff),
    };
    const { calls } = await enterPassword('Turn off', 'Turn off', responses, '123456');

    expect(await screen.findByText('Second factor turned off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'manager-vitral',
      code: '123456',
    });
  });

  it('is turned off with a recovery code; a wrong one is reported at its field', async () => {
    const responses = {
      'GET /api/profile/second-factor': isOn,
      'POST /api/profile/second-factor/removal': failure(401, 'auth.wrong-code'),
    };
    await enterPassword('Turn off', 'Turn off', responses, 'abcd-efgh-jkmn');

    expect(await screen.findByText(/^The code is incorrect/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveFocus();
  });

  it('cannot be turned off while the role requires it, and explains why', async () => {
    open({ 'GET /api/profile/second-factor': { ...isOn, isRequired: true } });

    const button = await screen.findByRole('button', { name: 'Turn off' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Your role requires a second factor/);
  });

  it('gets new recovery codes with the password and a code', async () => {
    const responses = {
      'GET /api/profile/second-factor': isOn,
      'POST /api/profile/second-factor/recovery-codes': { codes },
    };
    const { calls } = await enterPassword('New recovery codes', 'Create new codes', responses, '123456');

    expect(await screen.findByRole('dialog', { name: 'Your new recovery codes' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'manager-vitral',
      code: '123456',
    });
  });

  it('is the first section of the page if the role requires it', async () => {
    renderPage(<Component />, { module: remote, person: { needsSecondFactor: true }, responses: RESPONSES });

    const sections = await screen.findAllByRole('region');
    expect(sections[0]).toHaveAccessibleName('Second factor');
  });

  it('has the focus if the URL has its fragment', async () => {
    location.hash = '#second-factor';
    Element.prototype.scrollIntoView = jest.fn();
    open();

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus());
    location.hash = '';
  });
});
