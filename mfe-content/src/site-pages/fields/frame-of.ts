/** Quality of the JPEG that is uploaded; the server makes the variants that pages show. */
const QUALITY = 0.92;

/** Returns the frame that a video shows, as a JPEG file named after it. Throws if the browser cannot read it. */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  video.pause();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(video, 0, 0);
  const frame = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!frame) throw new Error('The video has no frame');
  return new File([frame], nameOf(video), { type: frame.type });
}

/** Returns the name of a frame: `bridge-12s.jpg` at the twelfth second of `bridge.mp4`. */
function nameOf({ src, currentTime }: HTMLVideoElement): string {
  const [name = 'film'] = new URL(src).pathname.split('/').at(-1)?.split('.') ?? [];
  return `${name}-${Math.floor(currentTime)}s.jpg`;
}
