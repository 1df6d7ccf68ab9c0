import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { MyPrices } from '#web/features/held-prices/buyer/my-prices.tsx'
import { Head } from '#web/head.tsx'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import { promisedPath, SEAFOOD } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import styles from './prices.module.css'
import { SeafoodPage } from './seafood.tsx'

export const reads = () => []

/** Shows what stands in the books of a venue: its prices, at an address of its own its seafood. */
export const PricesPage = () => (pathOf(usePageLocation()) === SEAFOOD ? <SeafoodPage /> : <OwnPrices />)

/** Shows what suppliers have promised a buyer, and what they want to change. */
const OwnPrices = () => (
  <Page title="Your prices" sub="What suppliers promised you, how long it holds, and what changes." className={styles.page}>
    <Head title="Your prices" description="Prices that suppliers hold for you, and their changes." />
    <SignedIn meanwhile={<TableSkeleton rows={6} />}>
      {(user) =>
        user.role === 'restaurant' ? (
          <MyPrices />
        ) : user.supplierId === undefined ? (
          <p>This page is for cafes and restaurants.</p>
        ) : (
          <p>
            This page is for cafes and restaurants. <TextLink href={promisedPath}>Prices you promised</TextLink> are in your dashboard.
          </p>
        )
      }
    </SignedIn>
  </Page>
)
