type AskedProduct = { id: string; title: string; price: string | null }
/** The button that was pressed: it asks for a quote or for a sample, of a product or of anything. */
export type Prefill = { kind: 'quote' | 'sample'; product?: AskedProduct | undefined }

/** Returns the requirements with a line that asks for the product: appended, unless the draft already has it. */
export function prefilled(requirements: string, { title, price }: Pick<AskedProduct, 'title' | 'price'>): string {
  const line = `A quote for ${title}${price ? ` (listed at ${price})` : ''}, please.`
  if (requirements.includes(line)) return requirements
  return requirements.trim() === '' ? `${line}\n` : `${requirements.trimEnd()}\n${line}\n`
}
