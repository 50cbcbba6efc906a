module.exports = { avif: 'asset 1w', webp: 'asset 1w', src: 'asset' };
