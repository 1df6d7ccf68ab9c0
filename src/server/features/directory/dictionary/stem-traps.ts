import { STOP_WORDS } from '#server/vocabulary/noise-words.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'

/** Words whose stem has another meaning ("lighting" and "light", "accountant" and "account"), so they match unstemmed only. */
const TEXT = `
  accountant accountants accounting accountancy organ organs marketing lighting flooring icing topping toppings stuffing wedding weddings meeting meetings
  evening evenings police university universities universal general generator generators generic animal animals anime
  parking housing banking wiring tiling roofing plating cutting cuttings carpeting clothing bedding dressing dressings filling fillings
  heating awning awnings engineering catering consultant consultants servant tenant tenants attendant attendants assistant assistants
  newspaper news`

export const STEM_TRAPS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/))

/**
 * Returns whether a name matches unstemmed only. So do goods that sound like a verb, as a whiting is nothing white, and names that but for
 * stop words, which have no stem, are one word: "So Good" is not "Baked Goods".
 */
export function isStemTrap(text: string): boolean {
  const word = text.toLowerCase()
  return STEM_TRAPS.has(word) || (/^[a-z]{4,}ings?$/.test(word) && lookUp(word)?.kind === 'goods') || isOneAmongStopWords(word)
}

function isOneAmongStopWords(text: string): boolean {
  const words = text.split(' ')
  return words.length > 1 && words.filter((word) => !STOP_WORDS.has(word)).length === 1
}

/** Returns a stem trap in the singular and the plural, any other text as it is. */
export const inEitherNumber = (text: string): string[] =>
  isStemTrap(text) ? [text, text.endsWith('s') ? text.slice(0, -1) : `${text}s`] : [text]
