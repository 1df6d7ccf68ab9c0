/** Opens the fold that a field is in, so that it can have the focus. */
export function unfold(container: Element | null, name: string): void {
  const fold = container?.querySelector<HTMLDetailsElement>(`details[data-fields~="${CSS.escape(name)}"]`)
  if (fold) fold.open = true
}
