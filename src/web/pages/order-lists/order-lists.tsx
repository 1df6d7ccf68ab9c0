import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { useKeptPages } from '#web/features/accounts/session/use-kept-pages.ts'
import { useMe } from '#web/api/session/me.ts'
import { KeptOrderList } from '#web/features/order-lists/kept-order-list.tsx'
import { Overview } from '#web/features/order-lists/overview/overview.tsx'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import { StoredList } from '#web/features/order-lists/stored/stored-list.tsx'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { ORDER_LISTS, signInPath } from '#web/paths.ts'
import { useRequester } from '#web/storage/requester.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { SendList } from './send-list.tsx'
import styles from './order-lists.module.css'

export const reads = () => []

const sendList = (listId?: string) => (lines: readonly ListLine[]) => <SendList lines={lines} listId={listId} />

const SUB = 'Say once what you order again and again, the way you write it for yourself.'

/**
 * Shows what a venue orders again and again: the lists of a buyer's account, or the one that is kept in this browser; with an id, one of
 * them.
 */
export const OrderListsPage = ({ id }: { id?: string }) => (id === undefined ? <AllLists /> : <OneList key={id} id={id} />)

function AllLists() {
  const requester = useRequester()
  const isBuyer = useMe()?.role === 'restaurant'
  useKeptPages()
  const title = isBuyer ? 'Your order lists' : 'Your order list'
  return (
    <Page title={title} sub={SUB} className={styles.page}>
      <Head title={title} description="What your venue orders again and again, typed, pasted or from a file." />
      {!isBuyer && <WhereKept />}
      {requester === undefined ? (
        <LinesSkeleton lines={6} />
      ) : isBuyer ? (
        <Overview key={requester} />
      ) : (
        <KeptOrderList key={requester} actionFor={sendList()} />
      )}
    </Page>
  )
}

function OneList({ id }: { id: string }) {
  const linkKey = useParameter('key')
  return (
    <Page className={styles.page}>
      <Head title="Order list" description="What a venue orders again and again." />
      {linkKey ? (
        <StoredList id={id} linkKey={linkKey} actionFor={sendList(id)} />
      ) : (
        <SignedIn meanwhile={<LinesSkeleton lines={6} />}>{() => <StoredList id={id} linkKey={null} actionFor={sendList(id)} />}</SignedIn>
      )}
      <SentBulk from="list" />
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
          The list is kept in this browser only. No supplier sees it. If you <TextLink href={signInPath(ORDER_LISTS)}>log in</TextLink>, you
          can add it to your account.
        </span>
      )}
    </p>
  )
}
