import type { Db } from '#server/db/db.ts'
import { quoteFrom } from '#server/features/quotes/thread/stored-quote.ts'
import type { RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import { heldUntilOf } from '#shared/held-price/held-price.ts'
import { packContents } from '#shared/quoted-lines/pack-contents.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

/** Any of the measures that a pack size is read in, where nobody has said by which the line is needed. */
const ANY_MEASURE = 'kg'

/** Makes each accepted line of a request that was won a held price. What is bought at a time is known only where the request has said it. */
export async function holdPrices(tx: Db, request: RequestWithThread, at: Date): Promise<void> {
  const [latest] = request.offers
  if (!latest) return
  const { lines, holdWeeks, noticeDays } = quoteFrom(request, latest)
  const heldUntil = heldUntilOf(sydneyDay(at), holdWeeks)
  const rows = lines.flatMap(({ item, packSize, unit, priceCents, gst, requestLineId, packs, isCounted, origin }, position) => {
    if (!isCounted) return []
    const asked = request.lines.find(({ id }) => id === requestLineId)
    const contents = packContents({ packSize, unit }, asked?.measure ?? ANY_MEASURE)
    return {
      requestId: request.id,
      position,
      requestLineId: asked?.id ?? null,
      item,
      packSize,
      unit,
      priceCents,
      gst,
      origin,
      contents: contents && JSON.stringify(contents),
      packs: (asked && packs) || null,
      every: asked?.every ?? null,
      acceptedAt: at,
      heldUntil,
      noticeDays,
    }
  })
  // Whatever an earlier acceptance has left: only the last one is promised.
  await releasePrices(tx, request.id)
  if (rows.length > 0) await tx.insertInto('heldPrices').values(rows).execute()
}

/** Takes back what the acceptance of a request has made, with what was said of it since. */
export const releasePrices = (tx: Db, requestId: string) => tx.deleteFrom('heldPrices').where('requestId', '=', requestId).execute()
