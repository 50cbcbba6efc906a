/** Why a message was not taken, without anything of what is in it or of whom it is to. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';

  /** `isFinal`: no later attempt can succeed. */
  constructor(
    readonly problem: string,
    readonly isFinal: boolean,
  ) {
    super(problem);
  }
}
