/** What an offer is about: a product as its supplier describes it. */
type OfferedProduct = { title: string; description: string; price: string | null }

/** The text that an offer of a product without a description begins with. */
export const askUsAbout = (title: string): string => `Ask us about ${title}.`

const sameWords = (one: string, other: string): boolean => tidied(one) === tidied(other)
const tidied = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim()

/** Returns whether an offer offers something: another price than the product has, or other words. */
export function differsFromProduct({ price, text }: { price: string | null; text: string }, product: OfferedProduct): boolean {
  const isPriced = price !== null && !(product.price !== null && sameAmount(price, product.price))
  return isPriced || ![product.description, askUsAbout(product.title)].some((usual) => sameWords(text, usual))
}

/** "$34.50/kg" and "$34.50 / kg" are the same. */
const sameAmount = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll(/\s/g, '') === other.toLowerCase().replaceAll(/\s/g, '')
