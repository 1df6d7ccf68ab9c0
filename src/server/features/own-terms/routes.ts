import { addOwnTerm, changeOwnTerm, listOwnTerms, listUnknownWords, removeOwnTerm } from '#contract/directory/own-terms.ts'
import type { Context } from '#server/context.ts'
import { isWord } from '#server/features/directory/dictionary/terms.ts'
import { owner, type ResourceLoader } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { addTerm, changeTerm, removeTerm } from './own-terms.ts'
import { termById, termPage, type TermRow } from './term-queries.ts'
import { unknownWords } from './unknown-queries.ts'

/** `reload` has a change known to this process before its response is sent. */
type Deps = Pick<Context, 'db' | 'changes'> & { reload: () => Promise<void> }

const termOfPath: ResourceLoader<TermRow> = { what: 'This word', load: (db, { id }) => termById(db, id) }

/** Serves what the owner adds to the words that searches know, and what was searched for and found no word. */
export function ownTermRoutes(serve: Serve, { reload, ...deps }: Deps): void {
  const { db } = deps
  async function known<Result>(written: Promise<Result>): Promise<Result> {
    const result = await written
    await reload()
    return result
  }
  serve(listOwnTerms, owner, ({ limit, offset }) => termPage(db, limit, offset))
  serve(addOwnTerm, owner, (entered, { account }) => known(addTerm(deps, entered, account)))
  serve(changeOwnTerm, owner.on(termOfPath), (entered, { account }, term) => known(changeTerm(deps, term, entered, account)))
  serve(removeOwnTerm, owner.on(termOfPath), (_, { account }, term) => known(removeTerm(deps, term, account)))
  serve(listUnknownWords, owner, async ({ limit, offset }) => {
    // What the owner has added since is known.
    const unknown = (await unknownWords(db)).filter(({ words }) => !wordsIn(words).every(isWord))
    return { items: unknown.slice(offset, offset + limit), total: unknown.length }
  })
}
