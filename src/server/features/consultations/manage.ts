import type { Consultation } from '#contract/site/consultations.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { setAnswered, setRemoved } from './queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

/** @throws 404 when it has just been removed */
export const mark = ({ db, now }: Deps, id: string, isAnswered: boolean, by: SessionAccount): Promise<Consultation> =>
  inTransaction(db, async (tx) => {
    const consultation = await setAnswered(tx, id, isAnswered ? now() : null)
    if (!consultation) throw notFound('This enquiry')
    await record(tx, id, by, isAnswered ? 'answer' : 'reopen')
    return consultation
  })

/** Removes an enquiry from the list; the nightly job deletes it a day later. @throws 404 when it has just been removed */
export const remove = ({ db, now }: Deps, id: string, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await setRemoved(tx, id, now()))) throw notFound('This enquiry')
    await record(tx, id, by, 'remove')
  })

/** Undoes a removal. @throws 409 when it has just been undone */
export const restore = ({ db }: Deps, id: string, by: SessionAccount): Promise<Consultation> =>
  inTransaction(db, async (tx) => {
    const consultation = await setRemoved(tx, id, null)
    if (!consultation) throw conflict('This enquiry is on the list already.')
    await record(tx, id, by, 'restore')
    return consultation
  })

/** The audit does not say who has asked: it stays without an end, and that must not. */
const record = (tx: Db, id: string, by: SessionAccount, action: 'answer' | 'reopen' | 'remove' | 'restore') =>
  insertAudit(tx, by, { action: `enquiry.${action}`, subject: `enquiry ${id}` })
