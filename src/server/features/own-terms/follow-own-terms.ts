import type { Context } from '#server/context.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { lookUpBuiltIn, useOwnTerms } from '#server/vocabulary/vocabulary.ts'
import { allTerms, type TermRow } from './term-queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Has the vocabulary of this process know the owner's terms, now and after each change in any process. `onReplaced` is called when they are
 * others than before: what was computed by the earlier ones is out of date.
 * @returns a function that has a change known as soon as it resolves
 */
export async function followOwnTerms({ db, changes, log }: Deps, onReplaced: () => void): Promise<() => Promise<void>> {
  let known = ''
  let running = Promise.resolve()
  let next: Promise<void> | null = null
  async function load() {
    const terms = await allTerms(db)
    const read = JSON.stringify(terms)
    if (read === known) return
    known = read
    useOwnTerms(entriesOf(terms))
    onReplaced()
  }
  /** One load at a time; whoever asks while one waits to begin waits for that. */
  function reload(): Promise<void> {
    next ??= running.then(() => {
      next = null
      return load()
    })
    running = next.catch(() => {})
    return next
  }
  changes.listen((scope) => {
    if (!scope) reload().catch((error: unknown) => log.warn({ err: error }, 'The words of the owner could not be read'))
  })
  await reload()
  return reload
}

/** Returns the entries of the owner's terms: other names of a built-in word are that word's entry with more names. */
export function entriesOf(terms: TermRow[]): Entry[] {
  const own = terms.filter(({ kind }) => kind !== 'name').map(entryOf)
  const others = Map.groupBy(
    terms.filter(({ kind }) => kind === 'name'),
    ({ sameAs }) => sameAs ?? '',
  )
  const extended = [...others].map(([term, rows]) => {
    const names = rows.flatMap(({ term: name, synonyms }) => [name, ...synonyms])
    // A later release may not have the word any more.
    const entry = lookUpBuiltIn(term) ?? entryOf({ term, kind: 'goods', category: null, synonyms: [] })
    return { ...entry, synonyms: [...entry.synonyms, ...names] }
  })
  return [...own, ...extended]
}

function entryOf({ term, kind, category, synonyms }: Pick<TermRow, 'term' | 'kind' | 'category' | 'synonyms'>): Entry {
  return {
    term,
    kind: kind === 'name' ? 'goods' : kind,
    head: term.split(' ').at(-1) ?? term,
    category,
    alsoCategories: [],
    group: 'Own words',
    parent: null,
    synonyms,
    alsoFound: [],
    measure: null,
    gst: null,
  }
}
