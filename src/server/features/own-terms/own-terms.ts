import { MAX_OWN_TERMS } from '#contract/directory/own-terms.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { required } from '#shared/required.ts'
import { checkedTerm, type CheckedTerm, type EnteredTerm } from './checked-term.ts'
import { deleteTerm, insertTerm, lockTerms, type TermRow, updateTerm } from './term-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** Adds a term, which every process knows from then on. @throws as `checkedTerm`, and 409 where there are too many */
export const addTerm = ({ db, changes }: Deps, entered: EnteredTerm, by: SessionAccount): Promise<TermRow> =>
  inTransaction(db, async (tx) => {
    const terms = await lockTerms(tx)
    if (terms.length >= MAX_OWN_TERMS) throw conflict(`There are ${MAX_OWN_TERMS} words already. Remove one that nobody needs first.`)
    const term = checkedTerm(entered, terms)
    const added = await insertTerm(tx, { ...term, createdBy: by.username })
    await insertAudit(tx, by, { action: 'term.add', subject: term.term, details: detailsOf(term) })
    await changes.publish(tx)
    return added
  })

/** @throws as `checkedTerm`, and 404 where it was removed meanwhile */
export const changeTerm = ({ db, changes }: Deps, { id }: TermRow, entered: EnteredTerm, by: SessionAccount): Promise<TermRow> =>
  inTransaction(db, async (tx) => {
    const terms = await lockTerms(tx)
    const before = terms.find((term) => term.id === id)
    if (!before) throw notFound('This word')
    const term = checkedTerm(
      entered,
      terms.filter((other) => other !== before),
    )
    // The table is locked, so the row is still there.
    const changed = required(await updateTerm(tx, id, term), 'The term that was locked')
    await insertAudit(tx, by, { action: 'term.change', subject: term.term, details: { before: detailsOf(before), after: detailsOf(term) } })
    await changes.publish(tx)
    return changed
  })

export const removeTerm = ({ db, changes }: Deps, term: TermRow, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteTerm(tx, term.id))) return
    await insertAudit(tx, by, { action: 'term.remove', subject: term.term, details: detailsOf(term) })
    await changes.publish(tx)
  })

const detailsOf = ({ term, kind, sameAs, category, synonyms }: CheckedTerm) => ({
  term,
  kind,
  ...(sameAs !== null && { sameAs }),
  ...(category !== null && { category }),
  ...(synonyms.length > 0 && { synonyms }),
})
