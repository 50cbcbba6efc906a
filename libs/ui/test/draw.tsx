import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createI18n, I18nextProvider } from '@vitral/i18n';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '../src/feedback/toaster.tsx';
import { UiProvider } from '../src/theme/ui-provider.tsx';

/** Draws a component as the console does, for specs; texts arrive later: `findBy...`. */
export function draw(element: ReactNode, language: 'es' | 'en' = 'en'): UserEvent {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <I18nextProvider i18n={createI18n(language)}>
      <UiProvider>
        <Suspense>
          <RouterProvider router={router} />
          <Toaster />
        </Suspense>
      </UiProvider>
    </I18nextProvider>,
  );
  return userEvent.setup({ delay: null });
}
