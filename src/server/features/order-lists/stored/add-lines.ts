import type { Input } from '#contract/endpoint/endpoint.ts'
import type { changeOrderList } from '#contract/order-lists/order-lists.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { goodsKnown } from '#server/features/order-lists/goods-known.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { notFound } from '#server/http/problems.ts'
import type { OpenedList } from './access.ts'
import { findOwnRequestLines, findProduct, listById, lockList, updateList, type StoredLine } from './queries.ts'
import { CHANGED, etagOfList, shownList, storedLines } from './save-list.ts'

type Opened = OpenedList & { ifMatch: string | undefined }
type NewLine = NonNullable<Input<typeof changeOrderList>['lines']>[number]

/** The most characters of a line's note: those of a request may be longer. */
const MAX_NOTE = 300
const NOTHING_PAID = { paidCents: null, paidPer: null, paidGst: 'excluded', paidTo: null } as const

/** Appends the lines of a request of the account. @throws 404 where it has no such request, 409 over 500 lines */
export const addRequestLines = (db: Db, requestId: string, accountId: string, opened: Opened) =>
  appended(db, opened, async (tx) => {
    const request = await findOwnRequestLines(tx, requestId, accountId)
    if (!request) throw notFound('This request')
    return request.lines.map(({ item, quantity, unit, contents, every, category, note }) => ({
      ...NOTHING_PAID,
      id: null,
      item,
      quantity,
      unit,
      contents,
      category,
      every: every ?? 'week',
      note: note?.slice(0, MAX_NOTE) ?? null,
    }))
  })

/** Appends a product that a listing shows, for a quantity that is not said. @throws 404 where no listing shows it, 409 over 500 lines */
export const addProductLine = (db: Db, productId: string, opened: Opened) =>
  appended(db, opened, async (tx) => {
    const product = await findProduct(tx, productId)
    if (!product) throw notFound('This product')
    const category = goodsKnown.goodsOf(product.title).category ?? product.category
    return [
      { id: null, item: product.title, quantity: null, unit: null, contents: null, every: 'week', category, note: null, ...NOTHING_PAID },
    ]
  })

const appended = (db: Db, { list: { id }, seenAs, ifMatch }: Opened, linesToAdd: (tx: Db) => Promise<NewLine[]>) =>
  inTransaction(db, async (tx) => {
    const before = await lockList(tx, id)
    if (!before) throw notFound(listById.what)
    checkMatch(ifMatch, [etagOfList(before)], CHANGED)
    const known = new Set(before.lines.map(keyOf))
    const added = (await linesToAdd(tx)).filter((line) => !known.has(keyOf(line)) && known.add(keyOf(line)))
    const lines = [...before.lines, ...added]
    const after = added.length === 0 ? before : await updateList(tx, id, { name: before.name, lines: storedLines(lines, before.lines) })
    return { body: shownList(after, seenAs), etag: etagOfList(after) }
  })

/** Returns a text that is the same for lines with the same item, numbers and units. */
const keyOf = ({ item, quantity, unit, contents }: Pick<StoredLine, 'item' | 'quantity' | 'unit' | 'contents'>) =>
  JSON.stringify([...[item, unit, contents?.measure].map((text) => text?.trim().toLowerCase()), quantity, contents?.amount])
