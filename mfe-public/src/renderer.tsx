import type { RenderedPage, RenderRequest } from '@vitral/contracts';

/**
 * Renders a page on the server. URLs of files are computed when modules are evaluated, so imports wait until the
 * release's base path is known.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  __webpack_public_path__ = request.base;
  const { renderPage } = await import('./rendering/render-page.tsx');
  return renderPage(request);
}
