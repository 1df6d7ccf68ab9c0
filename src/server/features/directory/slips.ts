/** As many equally near words are compared by how many suppliers use them. */
const MOST_COMPARED = 5
/** A word of so many letters may have two slips, a shorter one has one. */
export const LONG_WORD = 8

/** Returns those of the words that are fewest slips of the fingers from the typed one; none where all are too far from it. */
export function nearestTo(typed: string, words: string[]): string[] {
  const near = [...new Set(words)]
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ word, slips }) => isNear(typed, word, slips))
    // Letters are left out more often than changed.
    .map(({ word, slips }) => ({ word, distance: isWithin(typed, word) ? slips : slips + 0.5 }))
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.flatMap(({ word, distance }) => (distance === least ? [word] : [])).slice(0, MOST_COMPARED)
}

/** Whether the letters of one stand in the other in their order. */
function isWithin(letters: string, word: string): boolean {
  let found = 0
  for (const letter of word) if (letter === letters[found]) found++
  return found === letters.length
}

/**
 * One slip in a word of up to seven letters, two in a longer one. In a word of four letters or fewer only a letter too many, too few or out
 * of its place: with another letter it is another word.
 */
function isNear(typed: string, word: string, slips: number): boolean {
  if (typed.length <= 4) return slips === 1 && (typed.length !== word.length || lettersOf(typed) === lettersOf(word))
  return slips > 0 && slips <= (typed.length < LONG_WORD ? 1 : 2)
}

const lettersOf = (word: string) => [...word].toSorted().join('')

/** Counts letters added, missing or changed, and neighbours that changed places, each as one (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
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
