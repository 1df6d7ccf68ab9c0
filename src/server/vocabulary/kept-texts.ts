import { LRUCache } from 'lru-cache'
import { ownTermsVersion } from './vocabulary.ts'

/** Longer texts are messages and descriptions, which are read once. */
const MAX_LENGTH = 200

/**
 * Keeps what is made of the last `most` texts, up to 200 characters each, as long as the words of the vocabulary stay what they are. Who
 * asks shares the value with all others, and does not change it.
 */
export class KeptTexts<Made extends object> {
  readonly #kept: LRUCache<string, Made>
  #of = ownTermsVersion()

  constructor(most: number) {
    this.#kept = new LRUCache({ max: most })
  }

  /** Returns what is kept of a text, else makes it; `key` also says what else it depends on. */
  get(text: string, make: () => Made, key = text): Made {
    if (text.length > MAX_LENGTH) return make()
    if (this.#of !== ownTermsVersion()) {
      this.#kept.clear()
      this.#of = ownTermsVersion()
    }
    const known = this.#kept.get(key)
    if (known) return known
    const made = make()
    this.#kept.set(key, made)
    return made
  }
}
