export * from '@vitral/contracts/testimonial-requests';
