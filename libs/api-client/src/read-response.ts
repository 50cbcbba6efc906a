import { readApiError } from './api-error.ts';

/** Parses the JSON of a successful response, undefined for an empty body; throws ApiError for an error status. */
export async function readResponse<T>(response: Response): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
