import { useMe } from '#web/api/session/me.ts'
import { OrderList } from '#web/features/order-lists/order-list.tsx'
import { Head } from '#web/head.tsx'
import { ORDER_LISTS, signInPath } from '#web/paths.ts'
import { useRequester } from '#web/storage/requester.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './order-lists.module.css'

export const reads = () => []

/** What a venue orders again and again: read from how it is written, and kept in this browser. */
export function OrderListsPage() {
  const requester = useRequester()
  return (
    <Page title="Your order list" sub="Say once what you order again and again, the way you write it for yourself." className={styles.page}>
      <Head title="Your order list" description="What your venue orders again and again, typed, pasted or from a file." />
      <WhereKept />
      {requester === undefined ? <LinesSkeleton lines={6} /> : <OrderList key={requester} />}
    </Page>
  )
}

function WhereKept() {
  const me = useMe()
  return (
    <p className={`${styles.kept} no-print`}>
      {me ? (
        <span>The list is kept in this browser only, until you log out. No supplier sees it.</span>
      ) : (
        <span>
          The list is kept in this browser only. No supplier sees it. If you <TextLink href={signInPath(ORDER_LISTS)}>log in</TextLink>, it
          stays yours in this browser until you log out.
        </span>
      )}
    </p>
  )
}
