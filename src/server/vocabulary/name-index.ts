import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'

/** Words in the longest name that is looked for. */
export const MAX_NAME_LENGTH = 6

/** A name found in a text, and how many of its words it takes. */
export type FoundName = { entry: Entry; length: number }

/** Finds entries by their names. Each is kept as a number until it is asked for, because few of many thousands ever are. */
export class NameIndex {
  readonly #byKey = new Map<string, number>()
  /** Keys of several words by their spelling as one word: "kitchenhand". */
  readonly #asOne = new Map<string, number>()
  /** How many words the longest name has that begins with a word, so that no longer one is looked for. */
  readonly #longest = new Map<string, number>()
  /** Each single word of any name, by its key. */
  readonly #words = new Set<string>()
  readonly #entries: (Entry | undefined)[] = []
  readonly #read: (i: number) => Entry

  /** `names` has the names of each entry, its term first; `read` makes the entry of a number. A term goes before another's synonym. */
  constructor(names: string[][], read: (i: number) => Entry) {
    this.#read = read
    names.forEach(([term], i) => term !== undefined && this.#add(term, i))
    names.forEach(([, ...synonyms], i) => synonyms.forEach((name) => this.#add(name, i)))
  }

  get size(): number {
    return this.#byKey.size
  }

  get words(): ReadonlySet<string> {
    return this.#words
  }

  /** Returns whether a name has this key. */
  isName(key: string): boolean {
    return this.#byKey.has(key)
  }

  #add(name: string, i: number): void {
    const key = keyOf(name)
    if (this.#byKey.has(key)) return
    this.#byKey.set(key, i)
    const words = key.split(' ')
    for (const word of words) this.#words.add(word)
    const [first = ''] = words
    if (words.length > (this.#longest.get(first) ?? 0)) this.#longest.set(first, words.length)
    const joined = words.join('')
    if (words.length > 1 && !this.#asOne.has(joined)) this.#asOne.set(joined, i)
  }

  /** Returns the entry of a number, which is read when it is first asked for. */
  at(i: number): Entry {
    return (this.#entries[i] ??= this.#read(i))
  }

  readonly #at = (i: number | undefined): Entry | undefined => (i === undefined ? undefined : this.at(i))

  /** Returns the entry with this key. */
  find(key: string): Entry | undefined {
    return this.#at(
      this.#byKey.get(key) ?? this.#asOne.get(key) ?? (key.includes(' ') ? this.#byKey.get(key.replaceAll(' ', '')) : undefined),
    )
  }

  /** Returns the longest name that begins at a word of a text, of which each word is given by its key. */
  longestAt(keys: readonly string[], at: number): FoundName | undefined {
    const first = keys[at] ?? ''
    const most = Math.min(MAX_NAME_LENGTH, keys.length - at, this.#longest.get(first) ?? 0)
    for (let length = most; length > 1; length--) {
      const entry = this.#at(this.#byKey.get(keys.slice(at, at + length).join(' ')))
      if (entry) return { entry, length }
    }
    // "Butter milk" is buttermilk.
    const second = keys[at + 1]
    const asOne = second === undefined ? undefined : this.#at(this.#byKey.get(first + second))
    if (asOne) return { entry: asOne, length: 2 }
    const entry = this.#at(this.#byKey.get(first) ?? this.#asOne.get(first))
    return entry && { entry, length: 1 }
  }
}
