import {
  jsonResponse,
  renderPage,
  screen,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { UPLOAD_LIMITS } from './upload.fixtures.ts';
import { Component } from './upload.page.tsx';

export const saved = (given?: Parameters<typeof contentItem>[0]) => jsonResponse(201, contentItem(given));

export async function openUploadPage(responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    responses: {
      'GET /api/content': [],
      'GET /api/content/upload-limits': UPLOAD_LIMITS,
      'POST /api/content': () => saved(),
      ...responses,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>(
    language === 'en' ? 'Choose files' : 'Elegir archivos',
    { selector: 'input' },
  );
  const uploads = () => page.calls.filter(({ method }) => method === 'POST');
  return { ...page, input, uploads };
}

export type Page = Awaited<ReturnType<typeof openUploadPage>>;

export const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /^Upload/ }));

export async function fillIn({ user }: Page) {
  for (const [field, option] of [
    ['Category', 'Training'],
    ['Visibility', 'Team'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
}

const selected = async () => within(await screen.findByRole('list', { name: 'Selected files' }));
export const names = async () => (await selected()).getAllByRole('listitem').map((row) => row.textContent);
export const fields = ({ body }: ApiCall) => Object.fromEntries(body as FormData);
