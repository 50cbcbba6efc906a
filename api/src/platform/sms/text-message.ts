/** What is posted to the webhook. */
export interface TextMessage {
  /** As +525512345678. */
  to: string;
  text: string;
}
