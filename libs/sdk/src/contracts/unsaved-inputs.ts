export * from '@vitral/contracts/unsaved-inputs';
