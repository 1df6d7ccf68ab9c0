import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { GROUPS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'

const read = query('GET /api/admin/features', {})

/** Turns group buying on and off for the whole site. */
export function GroupBuyingSwitch() {
  const features = useQuery(read)
  const { send, isPending } = useWrite('PUT /api/admin/features', {
    invalidates: ['GET /api/admin/audit', 'GET /api/groups', 'GET /api/groups/:id'],
    updates: read,
    success: ({ groups }) => (groups ? 'Group buying is on' : 'Group buying is off'),
    failure: 'Group buying could not be turned on or off',
  })
  return (
    <Section
      title="Group buying"
      sub="Venues buy one thing together, by prices that fall with their total. Off, its pages are not there and no text of the site speaks of it; groups that exist are kept."
    >
      <QueryBoundary of={features} loading={<LinesSkeleton lines={1} />}>
        {({ groups }) => (
          <>
            <p>
              <b>{groups ? 'It is on.' : 'It is off.'}</b> {groups && <TextLink href={GROUPS}>See the groups</TextLink>}
            </p>
            <Button variant="quiet" busy={isPending} onClick={() => void send({ groups: !groups })}>
              {groups ? 'Turn group buying off' : 'Turn group buying on'}
            </Button>
          </>
        )}
      </QueryBoundary>
    </Section>
  )
}
