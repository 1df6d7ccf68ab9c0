import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { changeContact, getContact, getWaiting, listLeads, markContactSeen } from '#contract/quotes/leads.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { RouteDeps } from '#server/feature.ts'
import { listed } from '#server/features/quotes/thread/request-queries.ts'
import { shown } from '#server/features/quotes/thread/read-requests.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { signedIn, supplier } from '#server/http/access/access.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { contactById, contactsByIds, markContact, pageOfLeads, repliesOf, setAnswered } from './lead-queries.ts'
import { waitingFor } from './waiting-queries.ts'

type Deps = Pick<RouteDeps, 'db' | 'now' | 'needsYou'>

const NO_CONTACT = 'This contact'

/** The inbox of a supplier, in which contacts stand beside requests, and how much is new for whoever is signed in. */
export function leadRoutes(serve: Serve, { db, now, needsYou }: Deps): void {
  const ownSupplier = supplier.ofSupplier(ownListing)
  serve(listLeads, ownSupplier, (query) => leadsFor(db, query, now()))
  serve(getContact, ownSupplier, ({ id, contactId }) => contactOf(db, id, contactId))
  serve(markContactSeen, ownSupplier, async ({ id, contactId }) => {
    if (!(await markContact(db, id, contactId, now()))) throw notFound(NO_CONTACT)
  })
  serve(changeContact, ownSupplier, ({ id, contactId, isAnswered }) =>
    inTransaction(db, async (tx) => {
      await setAnswered(tx, id, contactId, isAnswered, now())
      return contactOf(tx, id, contactId)
    }),
  )
  serve(getWaiting, signedIn, async (_, { account }) => {
    if (account.supplierId !== undefined) return waitingFor(db, account.supplierId)
    if (account.role !== 'restaurant') return { count: 0, at: null }
    const waiting = await needsYou(account.id)
    return { count: waiting.length, at: waiting.at(-1)?.at ?? null }
  })
}

async function contactOf(db: Db, supplierId: number, id: string) {
  const contact = await contactById(db, supplierId, id)
  if (!contact) throw notFound(NO_CONTACT)
  return { ...contact, replies: await repliesOf(db, id) }
}

/** Returns a page of the inbox in its order, each row with its request or contact. */
async function leadsFor(db: Db, query: Input<typeof listLeads>, now: Date): Promise<Output<typeof listLeads>> {
  const { id, kind, status, unread, search, ...range } = query
  const filter = { kind, status, isUnread: unread !== null, search: search?.trim() || null }
  const { rows, total } = await pageOfLeads(db, id, filter, range, now)
  const idsOf = (wanted: typeof kind) => rows.flatMap((row) => (row.kind === wanted ? row.id : []))
  const requestIds = idsOf('request')
  const found = requestIds.length === 0 ? [] : await listed(db).where('r.id', 'in', requestIds).execute()
  const requests = new Map(found.map((row) => [row.id, shown(row, 'supplier')]))
  const contacts = new Map((await contactsByIds(db, id, idsOf('contact'))).map((contact) => [contact.id, contact]))
  const items = rows.flatMap(({ kind: rowKind, id: rowId, ...row }): Output<typeof listLeads>['items'] => {
    const request = requests.get(rowId)
    const contact = contacts.get(rowId)
    if (rowKind === 'request') return request ? [{ kind: rowKind, ...row, request }] : []
    return contact ? [{ kind: rowKind, waitsSince: row.waitsSince, contact }] : []
  })
  return { items, total }
}
