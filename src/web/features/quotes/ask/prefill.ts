/** A product's button that was pressed: it asks for a quote or for a sample. */
export type Prefill = { kind: 'quote' | 'sample'; product: { id: string; title: string; price: string | null } }

/** Returns the requirements with a line that asks for the product: appended, unless the draft already has it. */
export function prefilled(requirements: string, { title, price }: Pick<Prefill['product'], 'title' | 'price'>): string {
  const wish = `A quote for ${title}${price ? ` (listed at ${price})` : ''}, please.`
  if (requirements.includes(wish)) return requirements
  return requirements.trim() === '' ? `${wish}\n` : `${requirements.trimEnd()}\n${wish}\n`
}
