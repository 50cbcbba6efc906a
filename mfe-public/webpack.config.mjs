import { defineRemoteBuild } from '@vitral/sdk/webpack';
import { firstStyles } from './first-styles.mjs';

const build = defineRemoteBuild(import.meta.dirname, { onPreact: true });
const pictures = {
  resourceQuery: /^\?sizes$/,
  type: 'javascript/auto',
  loader: `${import.meta.dirname}/picture-loader.cjs`,
};

export default (environment) =>
  [build(environment)].flat().map((configuration) => {
    configuration.module.rules.push(pictures);
    if (configuration.name === 'browser')
      Object.assign(configuration.optimization.splitChunks.cacheGroups, { firstStyles });
    return configuration;
  });
