/** The list with one item at another place, counted from 0. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const others = items.filter((item) => item.id !== id)
  return others.toSpliced(to, 0, ...items.filter((item) => item.id === id))
}
