/** What V8 may take in a server; `npm start` and the image say the same: docs/adr/039-the-heap-has-bounds.md */
export const SERVER_BOUNDS = '--max-old-space-size=512 --max-semi-space-size=16';
