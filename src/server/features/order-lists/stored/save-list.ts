import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_LIST_LINES, MAX_LISTS, type addOrderList, type changeOrderList, type OrderList } from '#contract/order-lists/order-lists.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { goodsKnown } from '#server/features/order-lists/goods-known.ts'
import { conflict, notFound, unauthorised } from '#server/http/problems.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { needOfLine } from '#shared/order-line/line-need.ts'
import type { OpenedList } from './access.ts'
import { countLists, findList, insertList, linksOf, listById, lockList, updateList, type StoredLine } from './queries.ts'

type EnteredLine = NonNullable<Input<typeof changeOrderList>['lines']>[number]
type StoredList = NonNullable<Awaited<ReturnType<typeof findList>>>

/** Says why a change of another version is refused. */
export const CHANGED = 'Somebody has changed this list meanwhile. Please load it again.'

export const etagOfList = ({ version }: { version: number }): string => `"${version}"`

/** Returns a list as it is seen: whoever only views it sees nothing of what is paid to whom. */
export const shownList = (list: StoredList, seenAs: OrderList['seenAs']): OrderList => ({
  ...list,
  seenAs,
  lines: list.lines.map((line) => ({
    ...line,
    ...needOfLine(line),
    ...(seenAs === 'viewer' && { paidCents: null, paidPer: null, paidTo: null }),
  })),
})

/** @throws 404 where the list was deleted meanwhile */
export async function readList(db: Db, { list, seenAs }: OpenedList) {
  const found = await findList(db, list.id)
  if (!found) throw notFound(listById.what)
  return { body: shownList(found, seenAs), etag: etagOfList(found) }
}

/** Adds a list, under a lock so that concurrent calls cannot exceed the limit. @throws 409 over the limits */
export async function addList(tx: Db, { name, lines }: Input<typeof addOrderList>, accountId: string): Promise<OrderList> {
  if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
  if ((await countLists(tx, accountId)) >= MAX_LISTS)
    throw conflict(`You have ${MAX_LISTS} lists, as many as an account can have. Please delete one first.`)
  return shownList(await insertList(tx, { accountId, name, lines: storedLines(lines, []) }), 'account')
}

/**
 * Changes what was sent of a list. Whether a link that it came by is still there is looked at with the list locked.
 * @throws 404 where list or link have ended meanwhile, 409 for a stale `If-Match` or over 500 lines
 */
export const saveList = (
  db: Db,
  { name, lines }: Pick<Input<typeof changeOrderList>, 'name' | 'lines'>,
  { list: { id }, seenAs, linkId }: OpenedList,
  ifMatch: string | undefined,
) =>
  inTransaction(db, async (tx) => {
    const before = await lockList(tx, id)
    if (!before || (linkId !== null && !(await linksOf(tx, id)).some((link) => link.id === linkId))) throw notFound(listById.what)
    checkMatch(ifMatch, [etagOfList(before)], CHANGED)
    const after = await updateList(tx, id, { name: name ?? before.name, lines: lines ? storedLines(lines, before.lines) : before.lines })
    return { body: shownList(after, seenAs), etag: etagOfList(after) }
  })

/** Returns lines as they are stored: those of the list keep their ids, once each. @throws 409 for too many */
export function storedLines(lines: EnteredLine[], before: readonly StoredLine[]): StoredLine[] {
  if (lines.length > MAX_LIST_LINES) throw conflict(`A list has at most ${MAX_LIST_LINES} lines. Please make another list for the rest.`)
  const own = new Set(before.map(({ id }) => id))
  return lines.map(({ id, category, ...line }) => ({
    ...line,
    id: id !== null && own.delete(id) ? id : randomUUID(),
    category: category === undefined ? goodsKnown.goodsOf(line.item).category : category,
  }))
}
