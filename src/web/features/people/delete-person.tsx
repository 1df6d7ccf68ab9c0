import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonRow } from '#contract/owner/people.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { goesWith, staysWithout } from './deletion-lines.ts'
import { SHOWS_PEOPLE } from './people-search.ts'
import styles from './people.module.css'

type DeletePersonProps = { person: PersonRow; onDeleted: () => void; onClose: () => void }

/** Says what goes with an account and what stays, counted by the server, and asks whether to delete it. */
export function DeletePerson({ person: { id, username, listing }, onDeleted, onClose }: DeletePersonProps) {
  const [removeListing, setRemoveListing] = useState(false)
  const preview = useQuery({ ...query('GET /api/admin/people/:id/deletion', { id }), gcTime: 0 })
  const { send, isPending, problem } = useWrite('DELETE /api/admin/people/:id', {
    invalidates: SHOWS_PEOPLE,
    success: { title: 'Account deleted', description: username, tone: 'success' },
    failure: shownElsewhere,
    onSuccess: () => {
      onClose()
      onDeleted()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete the account of ${username}`}
      description="This cannot be taken back. Nobody is told by us."
      problem={problem}
      footer={
        preview.data &&
        !preview.error && (
          <Button variant="destructive" busy={isPending} busyLabel="Deleting..." onClick={() => void send({ id, removeListing })}>
            Delete for good
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <QueryBoundary of={preview} loading={<LinesSkeleton lines={5} />}>
          {(deletion) => (
            <Stack gap={4}>
              <Lines title="What goes" lines={goesWith(deletion, removeListing)} />
              <Lines title="What stays" lines={staysWithout(deletion, removeListing)} />
            </Stack>
          )}
        </QueryBoundary>
        {listing && (
          <Checkbox
            label={`Delete the listing of ${listing.businessName} as well`}
            checked={removeListing}
            onChange={({ currentTarget }) => setRemoveListing(currentTarget.checked)}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
