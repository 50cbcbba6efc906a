/** One page of a list and its total; sent as a plain array with `X-Total-Count`. */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly total: number,
  ) {}
}
