const { readdirSync } = require('node:fs');
const { basename, dirname } = require('node:path');

/** Resolves `import picture from './hero-480.avif?sizes'` to all widths of that picture in its folder, as props of GlassPicture. */
module.exports = function pictureLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  const [, name] = /^(.*)-\d+\.avif$/.exec(basename(this.resourcePath));
  const widths = readdirSync(folder)
    .map((file) => new RegExp(`^${name}-(\\d+)\\.avif$`).exec(file)?.[1])
    .filter(Boolean)
    .sort((one, other) => one - other);
  return [
    ...widths.map((width) => `import of${width} from './${name}-${width}.avif';`),
    `const srcSet = [${widths.map((width) => `of${width} + ' ${width}w'`).join(', ')}].join(', ');`,
    `export default { src: of${widths[0]}, srcSet };`,
  ].join('\n');
};
