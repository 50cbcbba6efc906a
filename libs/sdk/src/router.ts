export * from '@vitral/router';
