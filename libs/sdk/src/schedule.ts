export * from '@vitral/schedule';
