import type { UploadLimits } from '@vitral/sdk/contracts/content';
import { act } from '@vitral/sdk/testing';

export const UPLOAD_LIMITS: UploadLimits = {
  fileSize: 5_242_880,
  pictureSize: 2_097_152,
  extensions: ['.pdf', '.png', '.csv'],
};

/** Returns a file of `size` bytes. */
export function fileNamed(name: string, size = 1536, type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type, lastModified: 1 });
}

/** Drops files on an element, which user-event cannot. */
export async function drop(target: Element, files: readonly File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files, items, types: ['Files'] } });
  await act(async () => void target.dispatchEvent(event));
}
