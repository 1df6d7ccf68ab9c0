import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { MyPrices } from '#web/features/held-prices/buyer/my-prices.tsx'
import { Head } from '#web/head.tsx'
import { promisedPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import styles from './prices.module.css'

export const reads = () => []

/** What suppliers have promised a buyer, and what they want to change. */
export const PricesPage = () => (
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
