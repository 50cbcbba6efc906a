export * from '@vitral/contracts/passkeys';
