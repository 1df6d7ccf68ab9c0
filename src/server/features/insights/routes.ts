import { getMedians, getSearches, listEvents, type ListingEvent } from '#contract/dashboard/insights.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { addView } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { countView } from '#server/features/suppliers/count-view.ts'
import { figuresOf } from '#server/features/suppliers/figures-queries.ts'
import { listedSupplier } from '#server/features/suppliers/queries.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { countSearches } from './count-searches.ts'
import { allEvents, eventPage } from './event-queries.ts'
import { daysOf, mediansOf } from './medians.ts'
import { shownSearches } from './shown-searches.ts'
import { withBenefit } from './with-benefit.ts'

type View = Input<typeof addView>
/** `onView` is told of each view that a page reports, counted or not. */
type Deps = Pick<Context, 'db' | 'now'> & { onView: (view: View, requester: Requester) => Promise<void> }

/** Serves what a plan adds to the figures of the dashboard, and the views that it is counted from. */
export function insightRoutes(serve: Serve, deps: Deps): void {
  const { db, now, onView } = deps
  const today = () => sydneyDay(now())
  serve(addView, anyone.on(listedSupplier), async (view, requester) => {
    await countView(db, view.id, requester, now(), (tx, day) => countSearches(tx, view, day))
    await onView(view, requester)
  })
  const subscriber = withBenefit(deps, 'hasSearchInsights', 'This comes with a plan. The pricing page has what each plan adds.')
  serve(getSearches, subscriber, (_, __, { id }) => shownSearches(db, id, today()))
  serve(getMedians, subscriber, async ({ period }, _, { id, category }) => ({
    category,
    own: await figuresOf(db, id, daysOf(period, today())),
    median: await mediansOf(db, { category, period, today: today() }),
  }))
  const enterprise = withBenefit(deps, 'hasEventExport', 'The file of all events comes with the Enterprise plan.')
  serve.exportable(listEvents, enterprise, (range, _, { id }) => eventPage(db, id, range), {
    name: 'events',
    columns: {
      Time: ({ at }: ListingEvent) => at,
      Event: ({ event }) => event,
      Number: ({ number }) => number,
      Detail: ({ detail }) => detail,
    },
    rows: (_, __, { id }) => allEvents(db, id),
  })
}
