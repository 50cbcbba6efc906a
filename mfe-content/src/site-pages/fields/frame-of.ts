import { pictureFile } from '@vitral/sdk/pictures';

/** Returns the frame that a video shows, as a JPEG file named after it. Throws if the browser cannot read it. */
export function frameOf(video: HTMLVideoElement): Promise<File> {
  video.pause();
  const whole = { left: 0, top: 0, width: video.videoWidth, height: video.videoHeight };
  return pictureFile(video, whole, { name: nameOf(video), type: 'image/jpeg' });
}

/** Returns the file name of a frame: `bridge-12s` at second 12 of `bridge.mp4`. */
function nameOf({ src, currentTime }: HTMLVideoElement): string {
  const [name = 'film'] = new URL(src).pathname.split('/').at(-1)?.split('.') ?? [];
  return `${name}-${Math.floor(currentTime)}s`;
}
