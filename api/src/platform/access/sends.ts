import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';

/** For handlers that send something else than JSON: its media types, for the description of the API. */
export const Sends = (...types: string[]) =>
  ApiOkResponse({
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });

/** For handlers that redirect, for the description of the API. */
export const Redirects = (status: 302 | 303) =>
  ApiResponse({ status, headers: { Location: { schema: { type: 'string' } } } });
