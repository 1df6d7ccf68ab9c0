import { MAX_REDIRECTS, type addRedirect } from '#contract/site/redirects.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { addressKey } from './address-key.ts'
import { deleteRedirect, insertRedirect, lockRedirects, type RedirectRow } from './redirect-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'> & HasPage

/** `hasPage` tells whether an address shows something of its own at all times, which goes before every redirect. */
export type HasPage = { hasPage: (address: string) => boolean }

/**
 * Adds a redirect. It leads to where the visitor shall arrive: no redirect leads to another, so there is no chain and no circle.
 * @throws 400 where it would lead to itself or be part of a chain, or has a page, 409 where the address has one, or there are too many
 */
export const createRedirect = (
  { db, changes, hasPage }: Deps,
  { from, to }: Input<typeof addRedirect>,
  by: SessionAccount,
): Promise<RedirectRow> =>
  inTransaction(db, async (tx) => {
    if (isSame(from, to)) throw invalid([{ path: 'to', message: 'An address cannot lead to itself.' }])
    if (hasPage(from))
      throw invalid([{ path: 'from', message: `${from} has a page, so it cannot lead on. Please enter an address without one.` }])
    const redirects = await lockRedirects(tx)
    if (redirects.length >= MAX_REDIRECTS)
      throw conflict(`There are ${MAX_REDIRECTS} redirects already. Remove one that nobody needs first.`)
    if (redirects.some((redirect) => isSame(redirect.from, from))) throw conflict(`${from} has a redirect already. Remove it first.`)
    const onward = redirects.find((redirect) => isSame(redirect.from, to))
    if (onward) throw invalid([{ path: 'to', message: `${to} leads on to ${onward.to}. Please enter that address.` }])
    const chained = redirects.find((redirect) => isSame(redirect.to, from))
    if (chained) throw invalid([{ path: 'from', message: `${chained.from} leads here. Remove that redirect first.` }])
    const added = await insertRedirect(tx, { fromPath: from, toPath: to, createdBy: by.username })
    await insertAudit(tx, by, { action: 'redirect.add', subject: from, details: { to } })
    await changes.publish(tx)
    return added
  })

const isSame = (one: string, other: string) => addressKey(one) === addressKey(other)

export const removeRedirect = ({ db, changes }: Omit<Deps, 'hasPage'>, { id, from, to }: RedirectRow, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteRedirect(tx, id))) return
    await insertAudit(tx, by, { action: 'redirect.remove', subject: from, details: { to } })
    await changes.publish(tx)
  })
