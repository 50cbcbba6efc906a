/** The body that is posted to the webhook. */
export interface TextMessage {
  /** In the form +525512345678. */
  to: string;
  text: string;
}
