import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';

/** Declares the media types that a handler sends instead of JSON, for OpenAPI. */
export const Sends = (...types: string[]) =>
  ApiOkResponse({
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });

/** Declares that a handler redirects, for OpenAPI. */
export const Redirects = (status: 302 | 303) =>
  ApiResponse({ status, headers: { Location: { schema: { type: 'string' } } } });
