import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { setRemoved, type List } from './queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

/** How the audit names the lists. It does not name the address: it stays without an end, and the address must not. */
const NAMES = { betaSignups: 'sign-up', newsletterSubscribers: 'newsletter' } as const

/** Removes an address from a list; the nightly job deletes it a day later. @throws 404 when it is removed already */
export const remove = ({ db, now }: Deps, list: List, id: string, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await setRemoved(tx, list, id, now()))) throw notFound('This address')
    await record(tx, list, id, by, 'remove')
  })

/** Undoes a removal and returns the row as `read` finds it. @throws 409 when the address is on the list */
export const restore = <Row>({ db }: Deps, list: List, id: string, by: SessionAccount, read: (tx: Db) => Promise<Row>): Promise<Row> =>
  inTransaction(db, async (tx) => {
    if (!(await setRemoved(tx, list, id, null))) throw conflict('This address is on the list already.')
    await record(tx, list, id, by, 'restore')
    return read(tx)
  })

const record = (tx: Db, list: List, id: string, by: SessionAccount, action: 'remove' | 'restore') =>
  insertAudit(tx, by, { action: `${NAMES[list]}.${action}`, subject: `${NAMES[list]} ${id}` })
