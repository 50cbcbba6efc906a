export * from '@vitral/contracts/share-links';
