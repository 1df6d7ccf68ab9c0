/** Returns an item whose place in the list the caller has from the list itself. @throws RangeError where there is none: the code is wrong then */
export function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new RangeError(`A list of ${items.length} has no item ${at}.`)
  return item
}

/** Returns the last item of a list that has one. @throws RangeError where it has none: the code is wrong then */
export const lastItem = <Item>(items: readonly Item[]): Item => itemAt(items, items.length - 1)
