import type { ToastOptions } from './toaster.tsx';

/** Shows a toast over the page, which replaces the previous one; its renderer loads first. Never rejects. */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { addToast } = await import('./toaster.tsx');
    await addToast(options);
  } catch (error) {
    console.warn('The toast could not be shown', error);
  }
}
