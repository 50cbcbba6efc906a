const { readdirSync } = require('node:fs');
const { basename, dirname } = require('node:path');

/**
 * Resolves `import picture from './hero-480.avif?sizes'` to all sizes of that picture in its folder, as props of GlassPicture.
 * Browsers without AVIF get WebP, which may exist in fewer sizes.
 */
module.exports = function pictureLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  const [, name] = /^(.*)-\d+\.avif$/.exec(basename(this.resourcePath));
  const files = readdirSync(folder);
  const widthsOf = (type) =>
    files
      .map((file) => new RegExp(`^${name}-(\\d+)\\.${type}$`).exec(file)?.[1])
      .filter(Boolean)
      .sort((one, other) => one - other);
  const importsOf = (type) =>
    widthsOf(type).map((width) => `import ${type}${width} from './${name}-${width}.${type}';`);
  const setOf = (type) =>
    widthsOf(type)
      .map((width) => `${type}${width} + ' ${width}w'`)
      .join(` + ', ' + `);
  return [
    ...importsOf('avif'),
    ...importsOf('webp'),
    `export default { avif: ${setOf('avif')}, webp: ${setOf('webp')}, src: webp${widthsOf('webp').at(-1)} };`,
  ].join('\n');
};
