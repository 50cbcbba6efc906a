export * from '@vitral/contracts/testimonials';
