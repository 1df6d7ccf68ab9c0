/** A phone number of at least six digits; numbers are matched by their last nine digits, so with or without 0 or +61. */
const PHONE = /^(?=(?:\D*\d){6})[\d\s()+\-./]+$/
const PHONE_DIGITS = 9
/** A word as it stands in a text. */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘`][\p{L}\p{N}\p{M}]+)*/gu
const LETTERS_ONLY = /^[a-z]+(?: [a-z]+)*$/i
const PLAIN = /^[a-z0-9]+$/

/** Returns the words of a text in order: "D'Angelo" is one, "take-away" two, and a phone number one. */
export function wordsIn(text: string): string[] {
  if (LETTERS_ONLY.test(text)) return text.split(' ')
  const tidy = text.normalize('NFKC').trim()
  if (PHONE.test(tidy)) return [tidy.replace(/\D/g, '').slice(-PHONE_DIGITS)]
  return [...tidy.matchAll(WORD)].map(([word]) => word.replace(/['’‘`]/g, ''))
}

/** Removes accents and case. */
export const plain = (word: string) => (PLAIN.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
