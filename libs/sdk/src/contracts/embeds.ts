export * from '@vitral/contracts/embeds';
