import { CONTACT_FIELDS } from '@vitral/contracts/contact-messages';
import type { ContactValues } from './form-values.ts';
import { sendMessage } from './send-message.ts';

const EMPTY = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as ContactValues;

describe('sendMessage', () => {
  it.each([201, 429, 503])('cancels the body of a response with status %i', async (status) => {
    const cancel = jest.fn();
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(new ReadableStream({ cancel }), { status }));

    await sendMessage({ ...EMPTY, homepage: '', language: 'en' });
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
