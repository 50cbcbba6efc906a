export * from '@vitral/session';
