/** One page of a list and how many there are in all; answered as a plain array with `X-Total-Count`. */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly total: number,
  ) {}
}
