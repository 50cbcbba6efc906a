import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { createQueryClient, currentUserQuery } from '@vitral/api-client';
import type { Role } from '@vitral/contracts/access';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { createI18n, I18nextProvider, registerTexts, type NamespaceLoaders } from '@vitral/i18n';
import { SessionProvider, SiteProvider, type Site } from '@vitral/session';
import { Toaster, UiProvider } from '@vitral/ui';
import { Suspense, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { userWithRole } from './people.ts';
import { stubApi, type StubbedResponses, type ApiCall } from './stub-api.ts';

export interface PageOptions {
  /** The module of the page: the default export of `remote.tsx`. */
  module?: { name: string; texts: NamespaceLoaders };
  /** Null if nobody is logged in. */
  role?: Role | null;
  /** Overrides of `userWithRole(role)`. */
  person?: Partial<CurrentUser>;
  language?: ConsoleLanguage;
  responses?: StubbedResponses;
  /** Overrides of the site's defaults. */
  site?: Partial<Site>;
  /** URL, from `page` on. */
  path?: string;
  /** Path of the page, below which its items have theirs. */
  page?: string;
}

export interface PageRenderResult extends RenderResult {
  user: UserEvent;
  calls: ApiCall[];
}

/**
 * Renders a page as the shell does, for a user with a role and over a stubbed API. Texts and data load asynchronously: query them
 * with `findBy...`.
 */
export function renderPage(page: ReactElement, options: PageOptions = {}): PageRenderResult {
  const { module, role = 'admin', person, language = 'en', responses = {}, page: pagePath = '' } = options;
  const { path = pagePath || '/' } = options;
  const site: Site = {
    name: 'Vitral',
    theme: 'system',
    density: 'comfortable',
    accent: 'amethyst',
    logo: null,
    isMaintenanceOn: false,
    ...options.site,
  };
  const i18n = createI18n(language);
  if (module) registerTexts(module.name, module.texts);
  // Every list requests its views and the preferences of the account.
  const calls = stubApi({ 'GET /api/saved-views': [], 'GET /api/list-preferences': [], ...responses });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  queryClient.setQueryData(currentUserQuery.queryKey, role && { ...userWithRole(role), ...person });
  const router = createMemoryRouter([{ path: `${pagePath}/*`, element: page }], { initialEntries: [path] });

  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Suspense fallback="…">
            <SiteProvider first={site}>
              <SessionProvider>
                <RouterProvider router={router} />
                <Toaster />
              </SessionProvider>
            </SiteProvider>
          </Suspense>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    ...result,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    calls,
  };
}
