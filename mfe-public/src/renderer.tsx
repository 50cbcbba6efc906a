import type { RenderedPage, RenderRequest } from '@vitral/contracts';

/**
 * Draws a page on the server. The addresses of files are put together as modules are evaluated, so these wait until
 * the release's own address is known.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  __webpack_public_path__ = request.base;
  const { renderPage } = await import('./rendering/render-page.tsx');
  return renderPage(request);
}
