import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { deletionInWords } from './deletion-texts.ts'
import styles from './deletion-summary.module.css'

type DeletionSummaryProps = { username: string; removeListing: boolean }

/** Shows what goes with the account and what stays for the other side, counted when the dialog is opened. */
export const DeletionSummary = (choice: DeletionSummaryProps) => (
  <QueryBoundary of={useQuery({ ...query('GET /api/account/deletion', {}), staleTime: 0 })} loading={<Loading />}>
    {(deletion) => {
      const { goes, stays } = deletionInWords(deletion, choice)
      return (
        <Stack gap={4}>
          <Sentences title="What goes" sentences={goes} />
          <Sentences title="What stays" sentences={stays.length > 0 ? stays : ['Nothing.']} />
        </Stack>
      )
    }}
  </QueryBoundary>
)

const Sentences = ({ title, sentences }: { title: string; sentences: string[] }) => (
  <div>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.list} aria-label={title}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)

const Loading = () => (
  <Stack gap={4}>
    <p className="visually-hidden">Loading</p>
    <LinesSkeleton lines={4} />
    <Skeleton height="72px" />
  </Stack>
)
