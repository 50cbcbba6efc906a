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
    const copy = new InputCopy('testimonials', undefined, () => true);
    for (const input of ['A', 'An', 'Ana']) copy.write(update(input));
    await settle();
    expect(sent).toEqual(['A']);

    respond();
    await settle();
    expect(sent).toEqual(['A', 'Ana']);
  });

  it("sends nothing after another user's login, not even what was waiting", async () => {
    const { sent, respond, settle } = stubServer();
    let isOwn = true;
    const copy = new InputCopy('testimonials', undefined, () => isOwn);
    copy.write(update('A'));
    copy.write(update('An'));
    await settle();
    isOwn = false;
    respond();
    await settle();
    copy.write(update('Ana'));
    await settle();

    expect(sent).toEqual(['A']);
  });
});
