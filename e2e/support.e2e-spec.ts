import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';

test.describe('a journey', () => {
  test('fails when a script throws', async ({ page }) => {
    test.fail();
    await page.setContent('<script>throw new Error("broken")</script>');
  });

  test('fails when a script reports an error', async ({ page }) => {
    test.fail();
    await page.setContent('<script>console.error("broken")</script>');
  });

  test('fails when its second page throws', async ({ context }) => {
    test.fail();
    const second = await context.newPage();
    await second.setContent('<script>throw new Error("broken")</script>');
  });

  test('fails when axe finds a violation', async ({ page }) => {
    test.fail();
    await page.setContent(
      '<html lang="es"><title>Vitral</title><main><h1>Vitral</h1><img src="data:,"></main>',
    );
    await expectNoAxeViolations(page);
  });

  test('passes when axe finds no violations', async ({ page }) => {
    await page.setContent('<html lang="es"><title>Vitral</title><main><h1>Vitral</h1></main>');
    await expectNoAxeViolations(page);
  });

  test.describe('that expects an error', () => {
    test.use({ expectedErrors: /broken/ });

    test('passes if this error occurs', async ({ page, scriptErrors }) => {
      await page.setContent('<script>throw new Error("broken")</script>');
      await expect.poll(() => scriptErrors).toHaveLength(1);
    });
  });
});
