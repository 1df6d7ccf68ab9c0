import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { when } from '#web/ui/when.ts'
import { auditRead } from './audit.tsx'
import styles from './owner.module.css'

type Claim = ResponseOf<'GET /api/admin/claims'>['items'][number]
type Decision = 'approve' | 'refuse'

const read = query('GET /api/admin/claims', { limit: 100 })

/** Who says that a listing is theirs, each to be approved or refused. */
export function Claims() {
  const client = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery(read)
  const decide = async ({ id, businessName }: Claim, decision: Decision) => {
    try {
      await callOverHttp('POST /api/admin/claims/:id', { id, decision })
      await Promise.all([read, auditRead].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      // The button that had the focus is gone.
      list.current?.focus()
      toast({ title: decision === 'approve' ? 'Claim approved' : 'Claim refused', description: businessName, tone: 'success' })
    } catch (failure) {
      toast({ title: 'Error', description: serverMessage(failure), tone: 'destructive' })
    }
  }
  return (
    <Section title="Claims to decide" sub="The oldest first.">
      <div ref={list} tabIndex={-1} className={styles.list}>
        {error && <Note tone="error">{serverMessage(error)}</Note>}
        {!data && !error && <Skeleton height="120px" />}
        {data?.items.length === 0 && <p>Nobody claims a listing at the moment.</p>}
        {data && data.items.length > 0 && (
          <ul>
            {data.items.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} onDecide={(decision) => decide(claim, decision)} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function ClaimRow({ claim, onDecide }: { claim: Claim; onDecide: (decision: Decision) => Promise<void> }) {
  const { supplierId, businessName, username, email, message, createdAt } = claim
  const [isBusy, setBusy] = useState(false)
  const decide = (decision: Decision) => async () => {
    setBusy(true)
    await onDecide(decision)
    setBusy(false)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>
        </p>
        <p>
          {username}, {email}
        </p>
        {message && <p className={styles.message}>{message}</p>}
        <p className={styles.when}>{when(createdAt)}</p>
      </div>
      <Stack row gap={2}>
        <Button size="sm" disabled={isBusy} aria-label={`Approve the claim to ${businessName}`} onClick={decide('approve')}>
          Approve
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} aria-label={`Refuse the claim to ${businessName}`} onClick={decide('refuse')}>
          Refuse
        </Button>
      </Stack>
    </li>
  )
}
