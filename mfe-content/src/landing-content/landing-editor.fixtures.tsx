import type { FrameSection, LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { renderPage, screen, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './landing-content.page.tsx';

export const EDITOR = 'GET /api/landing-content/editor';

/** Opens the editor of a section, which the API returns as given. */
export async function openEditor(state: LandingSectionState, responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/landing',
    path: `/admin/landing/${state.section}`,
    responses: { [EDITOR]: [state], ...responses },
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Save draft' });
  return page;
}

export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const button = (name: string) => screen.getByRole('button', { name });
export const saves = (section: FrameSection) => `PUT /api/landing-content/${section}/draft`;
