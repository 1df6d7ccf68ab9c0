import { useQuery } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import type { Redirect } from '#contract/site/redirects.ts'
import { when } from '#shared/time/when.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './redirects.module.css'

const PAGE_SIZE = 50
const INVALIDATES = ['GET /api/admin/redirects', 'GET /api/admin/audit'] as const

/** Old addresses that lead to new ones: the form to add one, and the list. */
export function Redirects({ search: { page = 1 } }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const read = query('GET /api/admin/redirects', { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return (
    <Stack gap={6}>
      <AddRedirect />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<RowsSkeleton rows={2} hasAction />}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState title="No redirects yet">
                An address that had a page before can lead visitors and search engines to a new one.
              </EmptyState>
            ) : (
              <>
                <ul>
                  {items.map((redirect) => (
                    <RedirectRow key={redirect.id} redirect={redirect} onRemoved={() => list.current?.focus()} />
                  ))}
                </ul>
                <PageLinks
                  page={page}
                  total={total}
                  pageSize={PAGE_SIZE}
                  hrefOf={(next) => ownerPath({ tab: 'site', list: 'redirects', page: next })}
                />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Stack>
  )
}

function AddRedirect() {
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, error } = useWrite('POST /api/admin/redirects', {
    invalidates: INVALIDATES,
    success: ({ from, to }) => ({ title: 'Redirect added', description: `${from} leads to ${to}`, tone: 'success' }),
    failure: () => undefined,
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    if (await send({ from: String(values.get('from')), to: String(values.get('to')) })) form.current?.reset()
  }
  const errorAt = (field: 'from' | 'to') => (error && !isPending ? problemAt(error, field) : undefined)
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Field label="Old address" help="Only an address without a page leads on." error={errorAt('from')}>
        <TextInput name="from" required placeholder="/old-page" autoCapitalize="off" spellCheck={false} />
      </Field>
      <Field label="Leads to" error={errorAt('to')}>
        <TextInput name="to" required placeholder="/suppliers" autoCapitalize="off" spellCheck={false} />
      </Field>
      <Button type="submit" busy={isPending} busyLabel="Adding...">
        Add redirect
      </Button>
    </form>
  )
}

/** Returns the message for a field; what is about none of them, such as an address that has a redirect, is shown at the first. */
function problemAt(error: Error, field: 'from' | 'to'): string | undefined {
  const errors = fieldErrorsIn(error)
  return errors.find(({ path }) => path === field)?.message ?? (errors.length === 0 && field === 'from' ? serverMessage(error) : undefined)
}

type RedirectRowProps = { redirect: Redirect; onRemoved: () => void }

function RedirectRow({ redirect: { id, from, to, createdAt, createdBy, hasPage }, onRemoved }: RedirectRowProps) {
  const add = useWrite('POST /api/admin/redirects', { invalidates: INVALIDATES, success: 'Redirect restored', outlivesPage: true })
  const { send, isPending } = useWrite('DELETE /api/admin/redirects/:id', {
    invalidates: INVALIDATES,
    success: () => ({ title: 'Redirect removed', description: from, action: { label: 'Undo', onAct: () => void add.send({ from, to }) } }),
    failure: 'The redirect could not be removed',
    onSuccess: onRemoved,
  })
  return (
    <li className={styles.row}>
      <p className={styles.addresses}>
        <b>{from}</b> leads to <TextLink href={to}>{to}</TextLink>
        {hasPage && <span className={styles.shadowed}>Without effect: {from} has a page of its own now.</span>}
        <span className={styles.who}>
          {when(createdAt)}, {createdBy}
        </span>
      </p>
      <IconButton icon="trash" label={`Remove the redirect of ${from}`} disabled={isPending} onClick={() => void send({ id })} />
    </li>
  )
}
