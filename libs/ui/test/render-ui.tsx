import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createQueryClient } from '@vitral/api-client';
import { createI18n, I18nextProvider } from '@vitral/i18n';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '../src/feedback/toaster.tsx';
import { UiProvider } from '../src/theme/ui-provider.tsx';

/** Renders a component as the console does. Texts load asynchronously: query them with `findBy...`. */
export function renderUi(element: ReactNode, language: 'es' | 'en' = 'en'): UserEvent {
  const router = createMemoryRouter([{ path: '*', element }]);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <I18nextProvider i18n={createI18n(language)}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Suspense>
            <RouterProvider router={router} />
            <Toaster />
          </Suspense>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return userEvent.setup({ delay: null });
}
