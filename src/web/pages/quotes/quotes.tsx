import { ConfirmToSee } from '#web/features/accounts/session/confirm-to-see.tsx'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { JoinedNote } from '#web/features/quotes/mine/joined-note.tsx'
import { MyQuotes } from '#web/features/quotes/mine/my-quotes.tsx'
import { Head } from '#web/head.tsx'
import { SAMPLES } from '#web/addresses/sample-path.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { SamplesPage } from '#web/pages/samples/samples.tsx'
import { ORDER_LISTS, PRICES } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './quotes.module.css'

export const reads = () => []

/** A buyer's requests. Samples are asked for beside them, and are seen by both sides. */
export function QuotesPage({ id }: { id?: string }) {
  const { address } = usePageLocation()
  return address.startsWith(SAMPLES) ? <SamplesPage id={id} /> : <MyRequests />
}

const MyRequests = () => (
  <Page title="Your quote requests" className={styles.page}>
    <Head title="Your quote requests" description="What you asked suppliers, and their answers." />
    <SignedIn meanwhile={<ListSkeleton pictured />}>
      {(user) => (
        <Stack gap={6}>
          <ConfirmToSee user={user} />
          <JoinedNote />
          {user.role === 'restaurant' && (
            <p>
              <TextLink href={ORDER_LISTS}>Your order lists</TextLink>
              <span aria-hidden="true">{' · '}</span>
              <TextLink href={PRICES}>Your prices</TextLink>
              <span aria-hidden="true">{' · '}</span>
              <TextLink href={SAMPLES}>Your samples</TextLink>
            </p>
          )}
          <MyQuotes />
        </Stack>
      )}
    </SignedIn>
  </Page>
)
