export * from '@vitral/api-client';
