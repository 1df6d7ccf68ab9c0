/** The number of equally near words that are compared by how many suppliers use them. */
const MAX_COMPARED = 5
/** The length from which a word may have two typing errors; a shorter one may have one. */
export const LONG_WORD = 8

/** Returns the words with the fewest typing errors from the typed one; none when all of them are too far from it. */
export function nearestTo(typed: string, words: string[]): string[] {
  const letters = letterSet(typed)
  const near = [...new Set(words)]
    .filter((word) => mayBeNear(letters, word, mostErrors(typed)))
    .map((word) => ({ word, errors: editDistance(typed, word) }))
    .filter(({ word, errors }) => isNear(typed, word, errors))
    // Missing letters and swapped ones are more frequent than changed ones.
    .map(({ word, errors }) => ({ word, distance: isWithin(typed, word) || lettersOf(typed) === lettersOf(word) ? errors : errors + 0.5 }))
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.flatMap(({ word, distance }) => (distance === least ? [word] : [])).slice(0, MAX_COMPARED)
}

/** Returns whether `word` contains the letters in their order. */
function isWithin(letters: string, word: string): boolean {
  let found = 0
  for (const letter of word) if (letter === letters[found]) found++
  return found === letters.length
}

/**
 * Returns whether a typed word is near enough: one error up to seven letters, two in a longer word. In a word of up to four letters only an
 * extra, missing or transposed letter counts, because a changed letter makes another word.
 */
function isNear(typed: string, word: string, errors: number): boolean {
  if (typed.length <= 4) return errors === 1 && (typed.length !== word.length || lettersOf(typed) === lettersOf(word))
  return errors > 0 && errors <= mostErrors(typed)
}

const mostErrors = (typed: string): number => (typed.length < LONG_WORD ? 1 : 2)

/** Returns the letters of a word as bits; letters of other alphabets share them. */
function letterSet(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/**
 * Returns whether a word has so few other letters that its distance is worth computing: an error adds one letter at most, and takes one
 * away.
 */
function mayBeNear(letters: number, word: string, most: number): boolean {
  const ofWord = letterSet(word)
  return bitsIn(letters & ~ofWord) <= most && bitsIn(ofWord & ~letters) <= most
}

function bitsIn(number: number): number {
  let [bits, rest] = [0, number]
  while (rest !== 0) {
    rest &= rest - 1
    bits++
  }
  return bits
}

const lettersOf = (word: string) => [...word].toSorted().join('')

/** Returns the optimal string alignment distance: added, missing, changed and transposed letters count one each. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  // Every index below is within its row: a row has one number more than `b` has letters.
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
