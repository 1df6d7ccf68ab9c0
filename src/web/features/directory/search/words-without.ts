const plain = (text: string) => text.toLowerCase()
const isWordSign = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** Returns what is left of a text without some of its words, undefined where one of them is not in it as it is written, or nothing is left. */
export function wordsWithout(text: string, words: readonly string[]): string | undefined {
  let rest = text
  for (const word of words) {
    const at = placeOf(rest, word)
    if (at === -1) return undefined
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
  }
  const left = rest.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
  return [...left].some(isWordSign) ? left : undefined
}

/** Returns where a text has these words, not as a part of longer ones; -1 where it has not. */
function placeOf(text: string, words: string): number {
  for (let at = plain(text).indexOf(plain(words)); at !== -1; at = plain(text).indexOf(plain(words), at + 1))
    if (!isWordSign(text.charAt(at - 1)) && !isWordSign(text.charAt(at + words.length))) return at
  return -1
}
