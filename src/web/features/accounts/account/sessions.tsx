import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts/accounts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import styles from './sessions.module.css'
import { when } from '#shared/time/when.ts'

/** The devices that are signed in; each can be signed out. */
export const Sessions = () => (
  <QueryBoundary of={useQuery(query('GET /api/account/sessions', {}))} loading={<Skeleton height="120px" />}>
    {(sessions) => <SessionList sessions={sessions} />}
  </QueryBoundary>
)

function SessionList({ sessions }: { sessions: Session[] }) {
  const list = useRef<HTMLUListElement>(null)
  // The removed button had the focus.
  const ends = { invalidates: ['GET /api/account/sessions'], onSuccess: () => list.current?.focus() } as const
  const endOne = useWrite('DELETE /api/account/sessions/:id', ends)
  const endOthers = useWrite('DELETE /api/account/sessions', { ...ends, success: 'Every other device is signed out' })
  const signOut = async ({ id, device }: Session) => {
    if (await endOne.send({ id })) toast({ title: `${device} is signed out`, tone: 'success' })
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionWords session={session} />
            {!session.isCurrent && (
              <Button variant="quiet" size="sm" aria-label={`Sign out ${session.device}`} onClick={() => void signOut(session)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" onClick={() => void endOthers.send({})}>
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

const SessionWords = ({ session: { device, isCurrent, createdAt, seenAt } }: { session: Session }) => (
  <div>
    <p className={styles.device}>
      {device} {isCurrent && <Tag>This device</Tag>}
    </p>
    <p className={styles.times}>
      Signed in {when(createdAt)}, last used {when(seenAt)}
    </p>
  </div>
)
