import type { RenderedPage, RenderRequest } from '@vitral/sdk/contracts/public-pages';

/** Renders a page on the server. Imports wait for the release's base path, from which modules compute the URLs of files. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  __webpack_public_path__ = request.base;
  const { renderPage } = await import('./rendering/render-page.tsx');
  return renderPage(request);
}
