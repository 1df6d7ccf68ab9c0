import { plain, wordsIn } from './words.ts'

/** A name from one of its words on. */
type Start = {
  text: string
  entry: number
  /** How many letters of the name stand before it. */
  skipped: number
  isTerm: boolean
}
type FoundPrefix = { start: Start; isWhole: boolean }

/** Letters by which the starts are grouped; a shorter text finds nothing. */
const GROUPED_BY = 2

/** Finds entries by the beginning of a name, or of one of its later words. */
export class NamePrefixes {
  readonly #starts = new Map<string, Start[]>()

  /** `namesOf` returns the names of an entry, its term first; an interruption is possible after each entry. */
  static *of<Item>(entries: readonly Item[], namesOf: (entry: Item) => string[]): Generator<void, NamePrefixes> {
    const prefixes = new NamePrefixes()
    for (const [entry, item] of entries.entries()) {
      namesOf(item).forEach((name, at) => prefixes.#add(plainName(name), entry, at === 0))
      yield
    }
    return prefixes
  }

  #add(name: string, entry: number, isTerm: boolean): void {
    let skipped = 0
    do {
      const text = name.slice(skipped)
      const group = text.slice(0, GROUPED_BY)
      const starts = this.#starts.get(group)
      if (starts) starts.push({ text, entry, skipped, isTerm })
      else this.#starts.set(group, [{ text, entry, skipped, isTerm }])
      skipped = name.indexOf(' ', skipped) + 1
    } while (skipped > 0)
  }

  /**
   * Returns the numbers of the entries with a name that has words beginning with a text, the likeliest first: by their terms before by their
   * other names, what is typed as whole words, then the shorter name; of two as long the one that begins with it.
   */
  startingWith(text: string): number[] {
    const prefix = plainName(text)
    const found = (this.#starts.get(prefix.slice(0, GROUPED_BY)) ?? []).flatMap((start): FoundPrefix[] => {
      if (!start.text.startsWith(prefix)) return []
      const rest = start.text.slice(prefix.length)
      // Two letters are rarely a word of their own.
      const isWhole = prefix.length > GROUPED_BY ? rest === '' || rest.startsWith(' ') : rest === '' && start.skipped === 0
      return [{ start, isWhole }]
    })
    return [...new Set(found.toSorted(likeliestFirst).map(({ start }) => start.entry))]
  }
}

const likeliestFirst = (a: FoundPrefix, b: FoundPrefix) =>
  Number(b.start.isTerm) - Number(a.start.isTerm) ||
  Number(b.isWhole) - Number(a.isWhole) ||
  a.start.text.length + a.start.skipped - b.start.text.length - b.start.skipped ||
  a.start.skipped - b.start.skipped

const plainName = (name: string) => wordsIn(name).map(plain).join(' ')
