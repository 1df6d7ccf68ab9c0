import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { benefitsOf, PLAN_NAMES, sharedPlans } from '#contract/billing/plans.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { PRICING } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './people.module.css'

type PeopleProps = { supplierId: Id }

/** Shows who works on the listing, for the account that manages it; without the plan, where it is sold. */
export function People({ supplierId }: PeopleProps) {
  const me = useMe()
  if (!me || me.member) return null
  const { users } = benefitsOf(me.plan)
  return users > 1 ? (
    <MemberList supplierId={supplierId} users={users} manager={me.email} />
  ) : (
    <Section title="People">
      <p>
        {`${capitalised(listed(sharedPlans().map((plan) => `up to ${benefitsOf(plan).users} people with ${PLAN_NAMES[plan]}`)))} work on one listing. `}
        <TextLink href={PRICING}>See the plans</TextLink>
      </p>
    </Section>
  )
}

function MemberList({ supplierId, users, manager }: PeopleProps & { users: number; manager: string }) {
  const count = useRef<HTMLParagraphElement>(null)
  const read = useQuery({ ...query('GET /api/suppliers/:id/members', { id: String(supplierId) }), refetchOnMount: 'always' })
  const taken = read.data && read.data.length + 1
  return (
    <Section
      title="People"
      sub="Who works on your listing. You invite them by email; plan, people and deletion stay with you."
      aside={
        <p ref={count} tabIndex={-1} className={styles.count}>
          {taken && `${taken} of ${users}`} <span className="visually-hidden">people</span>
        </p>
      }
    >
      <QueryBoundary of={read} loading={<RowsSkeleton rows={2} hasAction />}>
        {(members) => (
          <Stack gap={6}>
            <ul>
              <ListRow>
                <RowWords>
                  <p className={styles.email}>{manager}</p>
                  <p className={styles.state}>You manage the listing</p>
                </RowWords>
              </ListRow>
              {members.map((member) => (
                <MemberRow key={member.id} supplierId={supplierId} member={member} onRemoved={() => count.current?.focus()} />
              ))}
            </ul>
            {members.length + 1 > users && (
              <Note tone="info">{`Your plan has room for ${users} people. Those who joined first work on the listing; remove somebody to make room.`}</Note>
            )}
            {members.length + 1 < users && <InviteForm supplierId={supplierId} />}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  )
}
