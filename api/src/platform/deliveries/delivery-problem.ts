/** The reason why a message was not accepted, without its content or its recipient. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';

  /** `isFinal` means that no later attempt can succeed. */
  constructor(
    readonly problem: string,
    readonly isFinal: boolean,
  ) {
    super(problem);
  }
}
