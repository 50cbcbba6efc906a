// Writes the digests of the images of others behind their tags, as Docker finds them: npm run pin-images
import { fileURLToPath } from 'node:url';
import { pinImages } from './images.ts';

pinImages(fileURLToPath(new URL('../..', import.meta.url)));
