import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { SeafoodRecord } from '#web/features/seafood/seafood-record.tsx'
import { Head } from '#web/head.tsx'
import { promisedPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './prices.module.css'

/** Shows what seafood a venue was supplied with and where it is from, with the words for its menu. */
export const SeafoodPage = () => (
  <Page title="Your seafood" sub="Where it is from, for the menu, and the proof of it." className={styles.page}>
    <Head title="Your seafood" description="Where the seafood of a venue is from, and how long proof is kept." />
    <SignedIn meanwhile={<LinesSkeleton lines={8} />}>
      {(user) =>
        user.role === 'restaurant' ? (
          <SeafoodRecord />
        ) : user.supplierId === undefined ? (
          <p>This page is for cafes and restaurants.</p>
        ) : (
          <p>
            This page is for cafes and restaurants. <TextLink href={promisedPath}>What you supply</TextLink> is in your dashboard.
          </p>
        )
      }
    </SignedIn>
  </Page>
)
