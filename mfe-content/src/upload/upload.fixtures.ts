import type { UploadLimits } from '@vitral/contracts';
import { act } from '@vitral/testing';

export const LIMITS_OF_SERVER: UploadLimits = {
  fileSize: 5_242_880,
  pictureSize: 2_097_152,
  extensions: ['.pdf', '.png', '.csv'],
};

/** A file with so many bytes, as a person would choose it. */
export function fileNamed(name: string, size = 1536, type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type, lastModified: 1 });
}

/** Lets go of files over an element, which user-event cannot. */
export async function drop(target: Element, files: readonly File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files, items, types: ['Files'] } });
  await act(async () => void target.dispatchEvent(event));
}
