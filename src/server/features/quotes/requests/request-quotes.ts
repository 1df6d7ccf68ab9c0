import { randomUUID } from 'node:crypto'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type { requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { recordOf } from '#shared/objects.ts'
import { SHARED_FIELDS } from '#shared/text/request-texts.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { inquiredReceiver, receiversOf } from '#server/features/emails/readers/receivers.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { answersOf } from '#server/features/quote-forms/answers-of.ts'
import { countInquiries } from '#server/features/suppliers/queries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { textsOf } from '#server/features/quotes/thread/count-texts.ts'
import { required } from '#shared/required.ts'
import { bulkEmails, singleEmails } from './emails.ts'
import { linesOfEmail } from '#server/features/quotes/lines/lines-of-email.ts'
import { checkLinesFor, linesOfSuppliers } from '#server/features/quotes/lines/lines-for.ts'
import { identifiedLines, insertLineSources } from '#server/features/quotes/lines/store-lines.ts'
import { readingKeyOf } from '#server/features/quotes/access/link-key.ts'
import { itemAt } from '#shared/item-at.ts'
import { enqueueAnswers } from '#server/features/quotes/instant/answer-at-once.ts'
import { insertQuoteRequests } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'secrets' | 'now'>

/**
 * Stores a request and enqueues the emails to supplier and buyer.
 * @throws 404 for an unknown supplier, 400 for answers that its form rejects, 413 when the sender has written too much within a day
 */
export async function createQuoteRequest(
  tx: Db,
  deps: Deps,
  { supplierId, answers: sentAnswers, formVersion, lines: sentLines, ...rest }: Input<typeof requestQuote>,
  requester: Requester,
): Promise<Output<typeof requestQuote>> {
  const supplier = await inquiredReceiver(tx, supplierId)
  const answers = await answersOf(tx, supplier, { answers: sentAnswers, formVersion })
  const request = { ...rest, category: rest.category ?? supplier.category }
  const sender = { contactName: null, bulkId: null, accountId: requester.account?.id ?? null }
  const identified = await identifiedLines(tx, sentLines, sender.accountId)
  const lines = identified.map(({ stored }) => stored)
  const row = { ...request, ...answeredColumns(request, answers), supplierId, answers, formVersion, lines }
  const [stored] = await insertQuoteRequests(tx, [{ ...row, ...sender }], deps.now())
  const { id, serial } = required(stored, 'The request that was stored')
  await insertLineSources(tx, [{ id, lines: identified }])
  const looked = await enqueueAnswers(tx, deps, [{ id, supplierId, lines }])
  const emails = singleEmails(
    { supplier, requestId: id, serial, mayBeAnswered: looked.has(id) },
    { request: { ...request, lines: linesOfEmail(lines) }, answers },
    deps,
  )
  await enqueueEmails(tx, deps, emails, { sender: senderOf(requester), further: textsOf(senderOf(requester), [row]) })
  return { id, status: 'new', ...browsersKey(deps, requester, { id, bulkId: null }) }
}

/** Returns the shared columns of a request: its own values, or else the answers to the fields of the same name in the form "General". */
const answeredColumns = (request: Record<(typeof SHARED_FIELDS)[number], string | null>, answers: StoredAnswer[]) => {
  const answerFor = (id: string) => answers.find(({ fieldId }) => fieldId === id)?.value.toString() ?? null
  return recordOf(SHARED_FIELDS, (name) => request[name] ?? answerFor(name))
}

/** Sends the same request to each supplier, all in one transaction. @throws 404 when one is unknown, 413 as above */
export async function createQuoteRequests(
  tx: Db,
  deps: Deps,
  { supplierIds: sentIds, lines: sentLines, linesFor, ...request }: Input<typeof requestQuotes>,
  requester: Requester,
): Promise<Output<typeof requestQuotes>> {
  checkLinesFor(linesFor, sentIds, sentLines.length)
  const supplierIds = [...new Set(sentIds)]
  const suppliers = await receiversOf(tx, supplierIds, 'supplierIds')
  const [bulkId, accountId] = [randomUUID(), requester.account?.id ?? null]
  const positions = linesOfSuppliers(sentLines, linesFor, suppliers, sentIds)
  const identified = await identifiedLines(tx, sentLines, accountId)
  const linesOf = (id: number) => required(positions.get(id), 'The lines of a supplier').map((at) => itemAt(identified, at))
  const shared = { ...bulkRowOf(request), bulkId, accountId }
  const rows = suppliers.map(({ id, category }) => ({
    ...shared,
    supplierId: id,
    category,
    lines: linesOf(id).map(({ stored }) => stored),
  }))
  const stored = new Map((await insertQuoteRequests(tx, rows, deps.now())).map((row) => [row.supplierId, row]))
  await insertLineSources(
    tx,
    supplierIds.map((id) => ({ id: required(stored.get(id), 'The request to a supplier').id, lines: linesOf(id) })),
  )
  await countInquiries(tx, supplierIds)
  const looked = await enqueueAnswers(
    tx,
    deps,
    rows.map(({ supplierId, lines }) => ({ id: required(stored.get(supplierId), 'The request to a supplier').id, supplierId, lines })),
  )
  // Each supplier has a row, because the statement returns all that it inserts.
  const sent = suppliers.map((supplier) => {
    const { id: requestId, serial } = required(stored.get(supplier.id), 'The request to a supplier')
    const mayBeAnswered = looked.has(requestId)
    return { supplier, requestId, serial, mayBeAnswered, lines: linesOf(supplier.id).map(({ stored: line }) => line) }
  })
  const lines = identified.map(({ stored: line }) => line)
  const emails = bulkEmails(sent, bulkId, { ...request, lines: linesOfEmail(lines) }, deps)
  await enqueueEmails(tx, deps, emails, { sender: senderOf(requester), further: textsOf(senderOf(requester), rows) })
  const ids = supplierIds.map((id) => required(stored.get(id), 'The request to a supplier').id)
  return { ids, count: ids.length, bulkId, ...browsersKey(deps, requester, { id: bulkId, bulkId }) }
}

/** Returns the key by which a visitor's browser reads what it has sent; an account needs none. */
const browsersKey = ({ secrets }: Deps, { account }: Requester, subject: { id: string; bulkId: string | null }) =>
  account ? {} : { key: readingKeyOf(secrets, subject) }

/** Returns a bulk request in the columns of a single one. */
export const bulkRowOf = ({
  message,
  company,
  contactName,
  contactEmail,
  contactPhone,
}: Omit<Input<typeof requestQuotes>, 'supplierIds' | 'lines' | 'linesFor'>) => ({
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
  answers: [],
  formVersion: null,
})
