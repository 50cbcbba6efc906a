import { defineRemoteBuild } from '@vitral/module-kit/webpack';

const build = defineRemoteBuild(import.meta.dirname);
const pictures = {
  resourceQuery: /^\?sizes$/,
  type: 'javascript/auto',
  loader: `${import.meta.dirname}/picture-loader.cjs`,
};

export default (environment) =>
  [build(environment)].flat().map((configuration) => {
    configuration.module.rules.push(pictures);
    return configuration;
  });
