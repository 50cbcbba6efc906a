import { loadBackupInfo } from './backup-info.ts';

describe('backup info', () => {
  it('cancels the body of a refused response, which would hold its connection', async () => {
    const cancel = jest.fn();
    const refused = new Response(new ReadableStream({ cancel }), { status: 404 });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(refused);

    expect(await loadBackupInfo(new AbortController().signal)).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
