import type { Origin } from '#contract/quotes/origins.ts'

export const ORIGIN_NOT_SAID = 'Origin not said'

export const ORIGIN_WORDS: Record<Origin, string> = { australian: 'Australian', imported: 'Imported', mixed: 'Mixed origin' }

/** Returns where goods are from in words; of seafood also that it is not said. */
export function originInWords({ origin = null, isSeafood = false }: { origin?: Origin | null; isSeafood?: boolean }): string | null {
  if (origin !== null) return ORIGIN_WORDS[origin]
  return isSeafood ? ORIGIN_NOT_SAID : null
}

/** Returns the question to a supplier where seafood is from: "Where is the barramundi from: Australian, imported or mixed?" */
export function originQuestion(item: string): string {
  const name = /^\p{Lu}[^\p{Lu}]*$/u.test(item) ? item.toLowerCase() : item
  return `Where ${/[^su]s$/i.test(name) ? 'are' : 'is'} the ${name} from: Australian, imported or mixed?`
}
