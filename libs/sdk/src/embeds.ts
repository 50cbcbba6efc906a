export * from '@vitral/embeds';
