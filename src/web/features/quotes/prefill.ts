/** What a product's button asks for. */
export type Prefill = { kind: 'quote' | 'sample'; product: { title: string; price: string | null } }

/** The requirements with the product in them: in a draft that names it nothing changes, in any other it becomes the last line. */
export function prefilled(requirements: string, { kind, product: { title, price } }: Prefill): string {
  const wish = kind === 'sample' ? `A sample of ${title}, please.` : `A quote for ${title}${price ? ` (listed at ${price})` : ''}, please.`
  if (requirements.includes(wish)) return requirements
  return requirements.trim() === '' ? `${wish}\n` : `${requirements.trimEnd()}\n${wish}\n`
}
