/** Returns the list with one item moved to an index. */
export function moveItem<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const others = items.filter((item) => item.id !== id)
  return others.toSpliced(to, 0, ...items.filter((item) => item.id === id))
}
