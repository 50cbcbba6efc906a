/** All widths of a picture, collected by picture-loader.cjs. */
declare module '*.avif?sizes' {
  const picture: { src: string; srcSet: string };
  export default picture;
}
