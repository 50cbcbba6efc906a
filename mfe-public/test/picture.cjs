module.exports = { src: 'asset', srcSet: 'asset 1w' };
