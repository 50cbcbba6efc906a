import type { WakeIsland } from '../site/island.tsx';

/** Opens the dialog, which loads on the first click. */
const wakeChoicesButton: WakeIsland = (element, boot) => {
  const button = element.querySelector('button');
  const status = element.querySelector('[role="status"]');
  if (!button || !status) return;

  button.addEventListener('click', async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    status.textContent = '';
    try {
      const { openChoices } = await import('./choices-dialog.tsx');
      await openChoices(boot);
    } catch {
      status.textContent = element.dataset['failed'] ?? '';
    }
    button.ariaBusy = null;
  });
};

export default wakeChoicesButton;
