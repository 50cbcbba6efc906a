export * from '@vitral/contracts/rich-text';
