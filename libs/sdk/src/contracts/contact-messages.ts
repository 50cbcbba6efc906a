export * from '@vitral/contracts/contact-messages';
