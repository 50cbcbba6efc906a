export * from '@vitral/testing';
