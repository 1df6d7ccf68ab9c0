import { useQuery } from '@tanstack/react-query'
import type { OrderListLink } from '#contract/order-lists/links.ts'
import type { LinkRole } from '#contract/order-lists/link-roles.ts'
import { when } from '#shared/time/when.ts'
import { query } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './links-dialog.module.css'

const READ = 'GET /api/order-lists/:id/links'
const ROLES: Record<LinkRole, string> = { editor: 'Can change the list', viewer: 'Can only look, without prices' }

type LinksDialogProps = { listId: string; onClose: () => void }

/** The links that open a list without an account: made, copied and ended. */
export function LinksDialog({ listId, onClose }: LinksDialogProps) {
  const read = useQuery({ ...query(READ, { id: listId }), refetchOnMount: 'always' })
  const create = useWrite('POST /api/order-lists/:id/links', {
    invalidates: [READ],
    failure: 'The link could not be made',
    success: 'The link is made. Copy it for your kitchen.',
  })
  const make = (role: LinkRole) => (
    <Button variant="outline" icon="plus" busy={create.isPending} onClick={() => void create.send({ id: listId, role })}>
      {role === 'editor' ? 'Link to change the list' : 'Link to look only'}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Links for the kitchen"
      description="Whoever has a link opens this list without an account. End a link and it opens nothing any more."
    >
      <Stack gap={6}>
        <Stack row gap={3}>
          {make('editor')}
          {make('viewer')}
        </Stack>
        <QueryBoundary of={read} loading={<LinesSkeleton lines={2} />}>
          {(links) => (links.length === 0 ? <p>There is no link yet.</p> : <Links links={links} listId={listId} />)}
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}

function Links({ links, listId }: { links: readonly OrderListLink[]; listId: string }) {
  const end = useWrite('DELETE /api/order-lists/:id/links/:linkId', {
    invalidates: [READ],
    failure: 'The link could not be ended',
    success: 'The link has ended',
  })
  return (
    <ul aria-label="Links to this list" className={styles.links}>
      {links.map(({ id, role, url, createdAt }, at) => (
        <li key={id} className={styles.link}>
          <p>
            <b>{ROLES[role]}</b> <span className={styles.made}>{`made ${when(createdAt)}`}</span>
          </p>
          <p className={styles.url}>{url}</p>
          <Stack row gap={2}>
            <Button variant="quiet" size="sm" icon="copy" onClick={() => void copy(url)}>
              Copy<span className="visually-hidden">{` link ${at + 1}`}</span>
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon="trash"
              busy={end.isPending && end.variables.linkId === id}
              onClick={() => void end.send({ id: listId, linkId: id })}
            >
              End<span className="visually-hidden">{` link ${at + 1}`}</span>
            </Button>
          </Stack>
        </li>
      ))}
    </ul>
  )
}

const copy = (url: string) =>
  copyText(
    url,
    { title: 'Link copied', tone: 'success' },
    { title: 'The link could not be copied', description: 'Please mark it and copy it by hand.' },
  )
