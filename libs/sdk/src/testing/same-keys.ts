export * from '@vitral/testing/same-keys';
