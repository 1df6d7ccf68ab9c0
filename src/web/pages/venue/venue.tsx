import { classNames } from '#web/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { FirstSteps } from '#web/features/venue/first-steps.tsx'
import { NeedsYouList } from '#web/features/venue/needs-you-list.tsx'
import { Savings } from '#web/features/venue/savings.tsx'
import { Spend } from '#web/features/venue/spend.tsx'
import { VenueDetails } from '#web/features/venue/venue-details.tsx'
import { MovingPrices } from '#web/features/venue/week/moving-prices.tsx'
import { WeeksDeliveries } from '#web/features/venue/week/weeks-deliveries.tsx'
import { Head } from '#web/head.tsx'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import { SAVED, SEAFOOD, SUPPLIERS, VENUE_REGISTER } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './venue.module.css'
import { WeeksLists } from './weeks-lists.tsx'

export const reads = () => []

const RegisterPage = lazyPart('pages/venue/register', async () => (await import('./register.tsx')).RegisterPage)

/** A buyer's own pages: its venue, and the register of its suppliers. */
export const VenuePage = () => (pathOf(usePageLocation()) === VENUE_REGISTER ? <RegisterPage /> : <HomeOfVenue />)

/** Comes with the document: whoever is on a slow line reads what the page is for while the private part is on its way. */
const LEDE = 'What waits for you, who delivers this week, your order lists, which prices have moved, and what you spent and saved.'

/** Shows what waits for a buyer, its lists, what it has spent and saved. */
const HomeOfVenue = () => (
  <Page title="Your venue" sub={<span className="no-print">{LEDE}</span>} className={styles.page}>
    <Head title="Your venue" description="What waits for you, your order lists, what you spent and saved." />
    <SignedIn meanwhile={<LinesSkeleton lines={8} />}>{({ role }) => (role === 'restaurant' ? <Overview /> : <NotAVenue />)}</SignedIn>
  </Page>
)

function Overview() {
  const overview = useQuery({ ...query('GET /api/venue/overview', {}), refetchOnMount: 'always' })
  const venue = useQuery(query('GET /api/venue', {}))
  const week = useQuery({ ...query('GET /api/venue/week', {}), refetchOnMount: 'always' })
  const lists = useQuery({ ...query('GET /api/order-lists', {}), refetchOnMount: 'always' })
  const requests = useQuery({ ...query('GET /api/quotes', { sort: 'news', limit: 100 }), refetchOnMount: 'always' })
  const all = { overview: overview.data, venue: venue.data, week: week.data, lists: lists.data, requests: requests.data }
  const failed = [overview, venue, week, lists, requests].find(({ error }) => error) ?? overview
  const isRead = all.overview && all.venue && all.week && all.lists && all.requests
  // All of it is shown at once, so that nothing moves as the rest arrives.
  return (
    <QueryBoundary of={{ ...failed, data: isRead ? all : undefined }} loading={<LinesSkeleton lines={8} />}>
      {(read) =>
        read.overview &&
        read.venue &&
        read.week &&
        read.lists &&
        read.requests && (
          <div className={read.week.deliveries.length > 0 ? styles.withBoard : undefined}>
            <NeedsYouList needsYou={read.overview.needsYou} requests={read.requests.items} />
            <FirstSteps venue={read.venue} lists={read.lists.length} requests={read.requests.total} />
            <WeeksLists lists={read.lists} />
            <MovingPrices {...read.week} />
            <WeeksDeliveries deliveries={read.week.deliveries} />
            <Spend overview={read.overview} requests={read.requests.items} />
            <Savings savings={read.overview.savings} />
            <VenueDetails venue={read.venue} />
            <ul className={classNames('no-print', styles.more)}>
              <li>
                <TextLink href={SAVED}>Your saved suppliers</TextLink>
              </li>
              <li>
                <TextLink href={VENUE_REGISTER}>Approved suppliers</TextLink>
                <span>, the register for your food-safety program</span>
              </li>
              <li>
                <TextLink href={SEAFOOD}>Your seafood, and where it is from</TextLink>
              </li>
            </ul>
          </div>
        )
      }
    </QueryBoundary>
  )
}

const NotAVenue = () => (
  <EmptyState title="This page is for cafes and restaurants" action={<ButtonLink href={SUPPLIERS}>Browse suppliers</ButtonLink>}>
    It shows a buyer what waits for them, their order lists, and what they spent and saved.
  </EmptyState>
)
