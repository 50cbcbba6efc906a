/** All sizes of a picture, collected by picture-loader.cjs. */
declare module '*.avif?sizes' {
  const picture: { avif: string; webp: string; src: string };
  export default picture;
}
