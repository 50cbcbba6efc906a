import type { Embed } from '@vitral/sdk/contracts/embeds';
import { embedCode } from '@vitral/sdk/embeds';
import {
  act,
  jsonResponse,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { embed } from '../social-feeds/social-feeds.fixtures.ts';
import { Component } from '../social-feeds/social-feeds.page.tsx';

const open = (
  tab: 'embeds' | 'custom',
  responses: StubbedResponses = {},
  role: 'user' | 'manager' = 'manager',
) =>
  renderPage(<Component />, {
    module: remote,
    role,
    path: `/?tab=${tab}`,
    responses: { 'GET /api/embeds': [], ...responses },
  });
const code = (platform = 'YouTube') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `${platform} embed code` });

async function generate(
  user: ReturnType<typeof open>['user'],
  field: string,
  text: string,
  platform: string,
) {
  await user.type(await screen.findByRole('textbox', { name: field }), text);
  await user.click(screen.getByRole('button', { name: `Generate code: ${platform}` }));
}

describe('code generators', () => {
  it('generate code from a URL, and copy it on request', async () => {
    const { user } = open('embeds');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText(/YouTube every 30 minutes, Twitter every 15 minutes/)).toBeVisible();
    await generate(user, 'YouTube video URL', 'https://youtu.be/dQw4w9WgXcQ', 'YouTube');
    expect((await code()).value).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(screen.queryByRole('iframe')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Copy: YouTube embed code' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Embed code copied to clipboard')).toBeVisible();
    expect(copied).toHaveBeenCalledWith((await code()).value);
  });

  it('select the code if the browser refuses to copy it', async () => {
    const { user } = open('embeds');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await generate(user, 'Twitter username, without @', 'vitral', 'Twitter');
    await user.click(await screen.findByRole('button', { name: 'Copy: Twitter embed code' }));
    expect(await screen.findByText(/The code is selected/)).toBeVisible();
    const field = await code('Twitter');
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('warn about a placeholder, and show no preview of it', async () => {
    const { user } = open('embeds');
    await generate(user, 'YouTube video URL', 'our best <video>', 'YouTube');
    expect(await screen.findByRole('alert')).toHaveTextContent('No video was recognised');
    expect((await code()).value).toContain('/embed/ourbestvideo"');
    expect(screen.queryByRole('button', { name: /Load preview/ })).not.toBeInTheDocument();
  });
});

describe('site embeds', () => {
  it('are added from a URL, with their code', async () => {
    let embeds: Embed[] = [];
    const { user, calls } = open('custom', {
      'GET /api/embeds': () => embeds,
      'POST /api/embeds': () => {
        embeds = [embed({ title: 'YouTube' })];
        return jsonResponse(201, embeds[0]);
      },
    });
    const button = await screen.findByRole('button', { name: 'Generate Embed Code' });
    expect(button).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^URL/ }), 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(button);
    expect((await code()).value).toContain('/embed/dQw4w9WgXcQ');
    expect(await screen.findByRole('heading', { name: 'YouTube' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^URL/ })).toHaveValue('');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      platform: 'youtube',
      title: 'YouTube',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      isActive: true,
    });
  });

  it('are not added from an unknown URL, and a placeholder is shown', async () => {
    const { user } = open('custom', { 'POST /api/embeds': failure(400, 'embeds.unreadable') });
    const url = await screen.findByRole('textbox', { name: /^URL/ });
    await user.type(url, 'https://example.org/video');
    await user.click(screen.getByRole('button', { name: 'Generate Embed Code' }));
    expect(await screen.findByText(/Nothing can be embedded from this URL/)).toBeVisible();
    expect(url).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was added to the list');
    expect((await code()).value).toContain('videoseries?list=PLAYLIST_ID');
  });

  it('are moved by keyboard, and the focus stays on the button', async () => {
    let embeds = [embed(), embed({ id: 'e2', title: 'Gira', order: 1 })];
    const { user, calls } = open('custom', {
      'GET /api/embeds': () => embeds,
      'POST /api/embeds/e1/move': ({ body }: ApiCall) => {
        embeds = embeds.toReversed().map((each, order) => ({ ...each, order }));
        return { ...embeds[(body as { order: number }).order] };
      },
    });
    const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    const down = await screen.findByRole('button', { name: 'Move Bienvenida down' });
    act(() => down.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Gira', 'Bienvenida']));
    expect(screen.getByText('Bienvenida is now at position 2 of 2')).toBeInTheDocument();
    expect(down).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Bienvenida up' })).toHaveFocus();
    expect(await screen.findByText('Order updated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ order: 1 });
  });

  it('show their code if the browser refuses to copy it', async () => {
    const { user } = open('custom', { 'GET /api/embeds': [embed()] });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Actions for Bienvenida' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy code' }));
    expect(await screen.findByText(/Copy the code from here/)).toBeVisible();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit embed' }));
    expect(dialog.getByRole('textbox', { name: 'YouTube embed code' })).toHaveValue(
      embedCode('youtube', embed()),
    );
  });

  it('load a sandboxed preview only on request', async () => {
    const { user } = open('custom', { 'GET /api/embeds': [embed()] }, 'user');
    const show = await screen.findByRole('button', { name: 'Load preview of Bienvenida' });
    expect(screen.queryByTitle('Preview of Bienvenida')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate Embed Code' })).not.toBeInTheDocument();
    await user.click(show);
    const frame = screen.getByTitle('Preview of Bienvenida');
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|downloads/);
  });

  it('show the error of an unknown URL at its field, and show conflicts', async () => {
    let code = 'embeds.unreadable';
    const { user } = open('custom', {
      'GET /api/embeds': [embed()],
      'GET /api/embeds/e1': embed({ title: 'Saludo', version: 2 }),
      'PUT /api/embeds/e1': () => failure(code === 'embeds.stale' ? 409 : 400, code),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Bienvenida' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), '!');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText(/Nothing can be embedded from this URL/)).toBeVisible();
    code = 'embeds.stale';
    await user.type(dialog.getByRole('textbox', { name: /^URL/ }), '?t=1');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByRole('radio', { name: 'Theirs: Saludo' })).toBeVisible();
  });
});
