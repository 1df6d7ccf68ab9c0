import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AbnCheck as Check } from '#contract/owner/owner-supplier-actions.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import styles from './supplier-dialog.module.css'

/** Asks the register about the ABN that is saved. */
export function AbnCheck({ id }: { id: number }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <div>
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          Check the ABN
        </Button>
      </div>
    )
  return <Answer id={id} />
}

function Answer({ id }: { id: number }) {
  const read = useQuery({ ...query('GET /api/admin/suppliers/:id/abn', { id: String(id) }), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={read} loading={<Skeleton height="24px" />}>
      {(check) => <output className={styles.about}>{inWords(check)}</output>}
    </QueryBoundary>
  )
}

function inWords({ abn, isValid, asksRegister, entry }: Check): string {
  if (abn === null || !isValid) return 'The checksum of this ABN is wrong.'
  const number = `ABN ${abnInWords(abn)}`
  if (!asksRegister) return `${number}: its checksum is right. The register is not set up, so nobody was asked whose it is.`
  if (!entry) return `${number}: its checksum is right, but the register has no such ABN.`
  const names = entry.businessNames.length > 0 ? ` (${entry.businessNames.join(', ')})` : ''
  const place = [entry.state, entry.postcode].filter(Boolean).join(' ')
  return `${number} is ${entry.isActive ? 'active' : 'cancelled'}: ${entry.entityName}${names}${place && `, ${place}`}, ${
    entry.hasGst ? 'registered' : 'not registered'
  } for GST.`
}
