import { readApiError } from './api-error.ts';

/** The JSON of an OK answer, undefined for an empty one; throws ApiError for any other. */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
