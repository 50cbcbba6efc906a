export * from '@vitral/contracts/preview-links';
