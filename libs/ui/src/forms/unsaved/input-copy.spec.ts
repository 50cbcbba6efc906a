import { InputCopy } from './input-copy.ts';

const update = (input: string) => ({ input, baseVersion: null });

/** Holds back each response until `respond` is called; returns the sent bodies. */
function stubServer() {
  const sent: unknown[] = [];
  let respond = () => {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)).input);
    await new Promise<void>((resolve) => (respond = resolve));
    return new Response(null, { status: 204 });
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { sent, respond: () => respond(), settle };
}

describe('copy of unsaved input', () => {
  it('sends one request at a time, and of the waiting ones only the last', async () => {
    const { sent, respond, settle } = stubServer();
    const copy = new InputCopy('testimonials', undefined, 'ana');
    for (const input of ['A', 'An', 'Ana']) copy.write(update(input));
    await settle();
    expect(sent).toEqual(['A']);

    respond();
    await settle();
    expect(sent).toEqual(['A', 'Ana']);
  });

  it.each([
    ['stores', (copy: InputCopy) => copy.write(update('A'))],
    ['deletes', (copy: InputCopy) => copy.remove()],
    ['reads', (copy: InputCopy) => void copy.read()],
  ])('%s it only for the user who typed it', async (_, act) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    act(new InputCopy('testimonials', undefined, 'ana'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/unsaved-inputs/testimonials/new?userId=ana',
    ]);
  });
});
