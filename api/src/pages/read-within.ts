/** Maximum time that a page waits for one of its lists. */
const ANSWER_WITHIN_MS = 1500;

/** Rejects if the read takes too long; the read itself continues and serves later callers. */
export async function readWithin<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
