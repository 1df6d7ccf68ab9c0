import { randomUUID } from 'node:crypto'
import type { Input, Output } from '#contract/endpoint.ts'
import type { requestQuote, requestQuotes } from '#contract/quotes.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { receiversOf } from '#server/features/letters/receivers.ts'
import { writeLetters } from '#server/features/letters/write-letters.ts'
import { countInquiries } from '#server/features/suppliers/queries.ts'
import type { Visitor } from '#server/http/visitor.ts'
import { bulkLetters, singleLetters } from './letters.ts'
import { insertQuoteRequests } from './queries.ts'

type Needs = Pick<Context, 'jobs' | 'config'>

/** Keeps a request and writes to the supplier and the buyer. @throws 404 for an unknown supplier. */
export async function askOne(
  tx: Db,
  needs: Needs,
  { supplierId, ...given }: Input<typeof requestQuote>,
  { account }: Visitor,
): Promise<Output<typeof requestQuote>> {
  const [supplier] = await receiversOf(tx, [supplierId])
  const request = { ...given, category: given.category ?? supplier!.category }
  const [kept] = await insertQuoteRequests(tx, [
    { ...request, supplierId, contactName: null, bulkId: null, accountId: account?.id ?? null },
  ])
  const { id, serial } = kept!
  await countInquiries(tx, [supplierId])
  await writeLetters(tx, needs, singleLetters({ ...supplier!, serial }, request, needs))
  return { id, status: 'new' }
}

/** The same to each supplier, or to none. @throws 404 when one is unknown. */
export async function askMany(
  tx: Db,
  needs: Needs,
  { supplierIds, ...request }: Input<typeof requestQuotes>,
  { account }: Visitor,
): Promise<Output<typeof requestQuotes>> {
  const suppliers = await receiversOf(tx, supplierIds)
  const bulkId = randomUUID()
  const rows = suppliers.map(({ id, category }) => ({
    ...rowOf(request),
    supplierId: id,
    category,
    bulkId,
    accountId: account?.id ?? null,
  }))
  const kept = new Map((await insertQuoteRequests(tx, rows)).map((row) => [row.supplierId, row]))
  await countInquiries(tx, supplierIds)
  const asked = suppliers.map((supplier) => ({ ...supplier, serial: kept.get(supplier.id)!.serial }))
  await writeLetters(tx, needs, bulkLetters(asked, request, needs))
  const ids = supplierIds.map((id) => kept.get(id)!.id)
  return { ids, count: ids.length }
}

/** A bulk request in the columns of a single one. */
const rowOf = ({ message, company, contactName, contactEmail, contactPhone }: Omit<Input<typeof requestQuotes>, 'supplierIds'>) => ({
  requirements: message,
  businessName: company,
  contactName,
  contactEmail,
  contactPhone,
  timeline: null,
  quantity: null,
  deliveryLocation: null,
  urgency: null,
  specialRequirements: null,
  venueType: null,
  seatingCapacity: null,
})
