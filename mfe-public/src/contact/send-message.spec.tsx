import { NO_VALUES } from './contact.data.ts';
import { sendMessage } from './send-message.ts';

it.each([201, 429, 503])('cancels the body of a response with status %i', async (status) => {
  const cancel = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({ cancel }), { status }));

  await sendMessage({ ...NO_VALUES, homepage: '', language: 'en' });
  expect(cancel).toHaveBeenCalledTimes(1);
});
