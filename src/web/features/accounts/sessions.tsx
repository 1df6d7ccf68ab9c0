import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './sessions.module.css'
import { when } from '#web/ui/when.ts'

/** The devices that are signed in, each of which can be signed out. */
export function Sessions() {
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const read = query('GET /api/account/sessions', {})
  const { data: sessions, error } = useQuery(read)
  const end = async (ending: Promise<unknown>, said: string) => {
    try {
      await ending
      await client.invalidateQueries({ queryKey: read.queryKey })
      // The button that had the focus is gone.
      list.current?.focus()
      toast({ title: said, tone: 'success' })
    } catch (failure) {
      toast({ title: 'Error', description: serverMessage(failure), tone: 'destructive' })
    }
  }
  const endOne = ({ id, device }: Session) => end(callOverHttp('DELETE /api/account/sessions/:id', { id }), `${device} is signed out`)
  const endOthers = () => end(callOverHttp('DELETE /api/account/sessions', {}), 'Every other device is signed out')
  if (error) return <Note tone="error">{serverMessage(error)}</Note>
  if (!sessions) return <Skeleton height="120px" />
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionWords session={session} />
            {!session.isCurrent && (
              <Button variant="quiet" size="sm" aria-label={`Sign out ${session.device}`} onClick={() => void endOne(session)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" onClick={() => void endOthers()}>
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
