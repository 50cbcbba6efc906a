export * from '@vitral/pictures';
