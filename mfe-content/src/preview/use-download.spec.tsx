import { jsonResponse, failure, screen, stubApi, waitFor } from '@vitral/sdk/testing';
import { figureOf, guide, openMaterials } from '../materials/materials.fixtures.tsx';

const download = `POST /api/content/${guide.id}/download`;
const name = 'Download Guía de bienvenida';
/** The cell of the downloads. */
const downloads = (count: string) => screen.findByRole('gridcell', { name: count });
const opened: string[] = [];
beforeEach(() => {
  opened.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
});

describe('useDownload', () => {
  it('shows the new count at once, and downloads the file after the request', async () => {
    let count: (response: Response) => void = () => {};
    const counted = new Promise<Response>((resolve) => (count = resolve));
    const { user } = openMaterials({ [download]: () => counted });
    await user.click(await screen.findByRole('button', { name }));

    expect(await downloads('4')).toBeVisible();
    expect(await figureOf('Total downloads')).toBe('4,301');
    expect(opened).toEqual([]);

    stubApi({ 'GET /api/content': [{ ...guide, downloadCount: 9 }] });
    count(jsonResponse(204));
    expect(await downloads('9')).toBeVisible();
    expect(opened).toEqual([`/api/content/${guide.id}/file`]);
  });

  it('counts a double click as one download', async () => {
    let count: (response: Response) => void = () => {};
    const counted = new Promise<Response>((resolve) => (count = resolve));
    const { user, calls } = openMaterials({ [download]: () => counted });
    await user.dblClick(await screen.findByRole('button', { name }));
    expect(await downloads('4')).toBeVisible();

    count(jsonResponse(204));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(calls.filter(({ path }) => path.endsWith('/download'))).toHaveLength(1);
  });

  it('downloads the file even if counting fails, and restores the count', async () => {
    const { user } = openMaterials({ [download]: failure(500, 'server.failure') });
    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(opened).toEqual([`/api/content/${guide.id}/file`]));
    expect(await downloads('3')).toBeVisible();
  });

  it('reports a deleted file instead of downloading it', async () => {
    const { user } = openMaterials({ [download]: failure(404, 'content.not-found') });
    const button = await screen.findByRole('button', { name });
    stubApi({ 'GET /api/content': [] });
    await user.click(button);

    expect(await screen.findByText('The file is no longer available')).toBeVisible();
    expect(await screen.findByText('No materials yet')).toBeVisible();
    expect(opened).toEqual([]);
  });
});
