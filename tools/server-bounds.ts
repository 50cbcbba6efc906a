/** Heap limits of V8 in a server, the same in `npm start` and in the image: docs/adr/039-the-heap-has-bounds.md */
export const SERVER_BOUNDS = '--max-old-space-size=512 --max-semi-space-size=16';
/** Arenas of glibc's allocator in a server, likewise. */
export const SERVER_ARENAS = '1';
