import { randomBytes, randomUUID } from 'node:crypto'
import type { CategoryName } from '#contract/options.ts'
import type { OwnVenue } from '#contract/venue/venue.ts'
import { EXAMPLE_ANSWERS, EXAMPLE_TERMS, type ExampleAnswer } from '#shared/example-request/answers.ts'
import { EXAMPLE_LINES } from '#shared/example-request/lines.ts'
import type { Db } from '#server/db/db.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { insertAccount } from '#server/features/accounts/queries.ts'
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts'
import { insertList, type StoredLine } from '#server/features/order-lists/stored/queries.ts'
import { bulkRowOf } from '#server/features/quotes/requests/request-quotes.ts'
import { insertLineSources } from '#server/features/quotes/lines/store-lines.ts'
import { insertQuoteRequests } from '#server/features/quotes/requests/queries.ts'
import { insertQuote } from '#server/features/quotes/thread/quote-queries.ts'
import { movingRequest } from '#server/features/quotes/thread/step-queries.ts'
import { saveVenue } from '#server/features/venue/queries.ts'

/** The address of the venue of the demo. `.example` is reserved, so nobody has it. */
export const DEMO_VENUE_EMAIL = 'venue@backdock.example'
const HOUR_MS = 3_600_000

type Stored = { supplierId: number; supplier: DemoSupplier }
type Line = (typeof EXAMPLE_LINES)[number]

/** The kind of demo supplier that gives each answer of the example. */
const CATEGORY_OF: Record<string, CategoryName> = {
  quayside: 'Fresh Produce',
  'two-hills': 'Dairy',
  millrace: 'Packaging',
  harbour: 'Baked Goods',
}
/** Where the venue is, so that a comparison says how far its suppliers are and when they come next. */
const PLACE = { suburb: 'Norwood', state: 'SA', postcode: '5067' } as const
const VENUE = {
  name: 'Demo Corner Cafe',
  ...PLACE,
  deliveryDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  deliveryFrom: '06:00',
  deliveryTo: '10:00',
  venueType: 'cafe',
  seatingCapacity: 'medium',
  isGstRegistered: true,
} satisfies OwnVenue
/** The order lists of the venue: which of the example's lines are on each. */
const LISTS: [name: string, isOn: (line: Line) => boolean][] = [
  ['Packaging', ({ id }) => id === 'cups'],
  ['Dry goods', ({ id }) => id === 'flour' || id === 'sugar'],
  ['Weekly order', () => true],
]
/** What the venue pays today, without GST, by the example's line. */
const PAID: Record<string, Pick<StoredLine, 'paidCents' | 'paidPer'>> = {
  milk: { paidCents: 410, paidPer: '2 L' },
  'oat-milk': { paidCents: 315, paidPer: 'L' },
  eggs: { paidCents: 490, paidPer: 'dozen' },
  butter: { paidCents: 1380, paidPer: 'kg' },
  flour: { paidCents: 112, paidPer: 'kg' },
  sugar: { paidCents: 185, paidPer: 'kg' },
  cups: { paidCents: 12_900, paidPer: '1000 pieces' },
  tomatoes: { paidCents: 430, paidPer: 'kg' },
}

const REQUEST = bulkRowOf({
  message: 'Our order of every week. Please price what you have.',
  company: VENUE.name,
  contactName: null,
  contactEmail: DEMO_VENUE_EMAIL,
  contactPhone: null,
})

/**
 * Inserts a venue with order lists and the request of the example, answered by four of the demo's suppliers. Nobody knows its password:
 * whoever runs the demo sets one by "Forgot password", as its emails are in the outbox.
 */
export async function loadDemoVenue(tx: Db, stored: readonly Stored[], now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const inserted = await insertAccount(tx, {
    username: 'demo-corner-cafe',
    email: DEMO_VENUE_EMAIL,
    passwordHash,
    role: 'restaurant',
    emailConfirmedAt: now,
  })
  // Of a database that has accounts, one may have the name.
  if (!inserted) return
  await saveVenue(tx, inserted.id, VENUE)
  const lists = LISTS.map(([name, isOn]) => ({ accountId: inserted.id, name, lines: EXAMPLE_LINES.filter(isOn).map(listLine) }))
  for (const list of lists) await insertList(tx, list)
  // The last list has all lines, and the request comes from it.
  await insertAnswered(tx, stored, { accountId: inserted.id, listLines: lists.at(-1)?.lines ?? [] }, now)
}

const deliversThere = ({ delivery }: DemoSupplier) =>
  delivery?.serviceArea.some(({ from, to }) => from <= PLACE.postcode && PLACE.postcode <= to) === true

const listLine = ({ amount: _amount, measure, ...line }: Line): StoredLine => ({
  ...line,
  // A number without a unit is of pieces only where the line says so.
  contents: line.unit === null && measure !== null ? { amount: 1, measure } : line.contents,
  id: randomUUID(),
  every: 'week',
  category: null,
  ...(PAID[line.id] ?? { paidCents: null, paidPer: null }),
  paidGst: 'excluded',
  paidTo: null,
})

type Asking = { accountId: string; listLines: readonly StoredLine[] }

async function insertAnswered(tx: Db, stored: readonly Stored[], { accountId, listLines }: Asking, now: Date): Promise<void> {
  // The lines of a request stand in the order of their ids.
  const ids = EXAMPLE_LINES.map(() => randomUUID()).toSorted()
  const lines = ids.flatMap((id, at) => EXAMPLE_LINES.slice(at, at + 1).map((line) => ({ ...line, id, category: null })))
  const idOf = new Map(EXAMPLE_LINES.map((line, at) => [line.id, ids.at(at) ?? line.id]))
  const bulkId = randomUUID()
  for (const [at, answer] of EXAMPLE_ANSWERS.entries()) {
    // Those that are listed last are new, so that these requests are no part of what an established one shows.
    const asked = stored.findLast(({ supplier }) => supplier.category === CATEGORY_OF[answer.id] && deliversThere(supplier))
    if (!asked) continue
    const { supplierId, supplier } = asked
    const row = { ...REQUEST, supplierId, category: supplier.category, bulkId, accountId, lines }
    const sent = await insertQuoteRequests(tx, [row], new Date(now.getTime() - 24 * HOUR_MS))
    const ofList = lines.map((line, n) => ({ stored: line, listLineId: listLines[n]?.id ?? null }))
    await insertLineSources(
      tx,
      sent.map(({ id }) => ({ id, lines: ofList })),
    )
    const answeredAt = new Date(now.getTime() - (20 - at) * HOUR_MS)
    for (const { id } of sent) await insertAnswer(tx, id, withIds(answer, idOf), answeredAt)
  }
}

const withIds = ({ lines, passedLineIds, ...answer }: ExampleAnswer, idOf: ReadonlyMap<string, string>): ExampleAnswer => ({
  ...answer,
  lines: lines.map((line) => ({ ...line, requestLineId: idOf.get(line.requestLineId ?? '') ?? null })),
  passedLineIds: passedLineIds.flatMap((id) => idOf.get(id) ?? []),
})

async function insertAnswer(tx: Db, requestId: string, { id: _id, name: _name, ...answer }: ExampleAnswer, at: Date): Promise<void> {
  const step = { step: 'answer', by: 'supplier', accountId: null, sender: null, note: null } as const
  await tx.executeQuery(movingRequest(tx, requestId, step, { buyer: true, supplier: false }, at))
  await insertQuote(tx, requestId, { ...EXAMPLE_TERMS, ...answer, attachmentId: null }, at)
}
