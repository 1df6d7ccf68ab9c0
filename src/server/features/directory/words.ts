/** A number that can be rung up has six digits at least; numbers are found by their last nine, with or without 0 or +61. */
const PHONE = /^(?=(?:\D*\d){6})[\d\s()+\-./]+$/
const PHONE_DIGITS = 9

/** The words of a text in their order: "D'Angelo" is one, "take-away" two, and a phone number one. */
export function wordsIn(text: string): string[] {
  const tidy = text.normalize('NFKC').trim()
  if (PHONE.test(tidy)) return [tidy.replace(/\D/g, '').slice(-PHONE_DIGITS)]
  return [...tidy.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‘`][\p{L}\p{N}\p{M}]+)*/gu)].map(([word]) => word.replace(/['’‘`]/g, ''))
}

/** Without accents and case. */
export const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
