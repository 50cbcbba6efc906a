export * from '@vitral/contracts/testimonial-consents';
