import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/limit-queries.ts'
import type { Requester } from '#server/http/requester.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { lockVisitor } from './inquiry-queries.ts'
import { addView, insertVisit } from './view-queries.ts'

/** The views that one client address adds to one supplier in a day, whatever user agents it names. */
const VIEWS = { name: 'views', points: 20, seconds: 86_400 }

/** Libraries that programs make requests with are in the list too, but name nobody: they count like any unusual user agent. */
const NO_NAMES = 'http-library'
/** Matches the user agents of crawlers and monitors; a missing or unusual user agent counts as a person. Half a megabyte, read at the first view. */
let crawlers: Promise<RegExp> | undefined

async function readCrawlers(): Promise<RegExp> {
  const { default: listed } = await import('crawler-user-agents')
  const named = listed.filter((crawler) => !('tags' in crawler && Array.isArray(crawler.tags) && crawler.tags.includes(NO_NAMES)))
  return new RegExp([...named.map(({ pattern }) => pattern), String.raw`[Bb]ot\b|[Cc]rawler|[Ss]pider`].join('|'))
}

/**
 * Counts one profile view per visitor and day, and at most `VIEWS` of one client address; a supplier's view of its own profile does not count
 * (docs/behaviour.md, Counters), and neither does that of an account that is deleted meanwhile.
 * `onCounted` is called with the transaction, which holds the listing's row, and the day.
 */
export async function countView(
  db: Db,
  id: number,
  requester: Requester,
  now: Date,
  onCounted: (tx: Db, day: string) => Promise<void> = async () => {},
): Promise<void> {
  if ((await (crawlers ??= readCrawlers())).test(requester.userAgent) || requester.account?.supplierId === id) return
  const day = sydneyDay(now)
  await inTransaction(db, async (tx) => {
    if (requester.account && !(await lockVisitor(tx, requester.account.id))) return
    if (!(await insertVisit(tx, { supplierId: id, visitor: requester.key(now), day }))) return
    const { points } = await addPoint(tx, VIEWS, `${id} ${day} ${requester.network}`)
    if (points > VIEWS.points) return
    await addView(tx, id, day)
    await onCounted(tx, day)
  })
}
