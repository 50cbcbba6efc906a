import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'es' });

test.describe('deliveries', () => {
  test('an admin sends a test email, and the log shows it as sent', async ({
    page,
    context,
    baseURL,
    mailbox,
  }) => {
    await context.addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/settings?tab=notifications');
    const recipient = page.getByRole('textbox', { name: /^Dirección de correo/ });
    await recipient.fill('prueba@example.org');
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    await expect(page.getByText('El mensaje de prueba a prueba@example.org está en camino')).toBeVisible();
    await mailbox.waitFor('prueba@example.org');

    const row = page
      .getByRole('grid', { name: 'Mensajes enviados' })
      .getByRole('row', { name: /prueba@example\.org/ });
    await expect(row.getByText('Enviado')).toBeVisible();

    // The reload removes the toast.
    await page.reload();
    await expect(row.getByText('Enviado')).toBeVisible();
    await page.getByRole('radio', { name: 'Mensaje de texto (SMS)' }).check();
    await expect(page.getByText(/SMS_WEBHOOK_URL/).last()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
