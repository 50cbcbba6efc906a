import { postForm } from './post-form.ts';

describe('postForm', () => {
  it.each([201, 429, 503])('cancels the body of a response with status %i', async (status) => {
    const cancel = jest.fn();
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(new ReadableStream({ cancel }), { status }));

    await postForm('/api/contact', { name: 'Ana' });
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('returns the code of an error that concerns the form as a whole', async () => {
    const body = JSON.stringify({ code: 'meeting-registrations.full', params: {} });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 409 }));

    expect(await postForm('/api/meeting-registrations', {})).toEqual({
      kind: 'failed',
      code: 'meeting-registrations.full',
    });
  });
});
