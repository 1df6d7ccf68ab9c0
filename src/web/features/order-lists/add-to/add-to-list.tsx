import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { OrderList, OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useWrite } from '#web/api/writes/use-write.ts'
import { orderListPath } from '#web/features/order-lists/stored/list-path.ts'
import { useListActions } from '#web/features/order-lists/stored/use-list-actions.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'

/** What is added to a list: the lines of a request, or a product of a listing. */
export type ListSource = { requestId: string } | { productId: string }

type AddToListProps = { source: ListSource; onClose: () => void }

/** Asks to which list of the account something is added, also a new one. */
export function AddToList({ source, onClose }: AddToListProps) {
  const read = useQuery({ ...query('GET /api/order-lists', {}), refetchOnMount: 'always' })
  const { add, isPending, problem } = useAdd(source, onClose)
  const actions = useListActions()
  const addToNew = async (name: string) => {
    const list = await actions.add(name)
    if (list) add(list)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add to an order list"
      problem={problem}
      description="What is on the list already stays as it is."
    >
      <Stack gap={6}>
        <QueryBoundary of={read} loading={<LinesSkeleton lines={2} />}>
          {(lists) => <Lists lists={lists} isBusy={isPending} onChoose={add} />}
        </QueryBoundary>
        <NewListForm isBusy={actions.isAdding || isPending} onName={(name) => void addToNew(name)} />
      </Stack>
    </Dialog>
  )
}

type NamedList = Pick<OrderListSummary, 'id' | 'name'>

function useAdd(source: ListSource, onClose: () => void) {
  const options = {
    invalidates: ['GET /api/order-lists', 'GET /api/order-lists/:id'] as const,
    failure: () => {},
    success: ({ id, name, lines }: OrderList) => ({
      title: `Added to ${name}`,
      description: `The list has ${counted(lines.length, 'line')}.`,
      tone: 'success' as const,
      action: { label: 'See the list', onAct: () => navigate(orderListPath(id)) },
    }),
    onSuccess: onClose,
  }
  const fromRequest = useWrite('POST /api/order-lists/:id/lines/from-request', options)
  const fromProduct = useWrite('POST /api/order-lists/:id/lines/from-product', options)
  const add = ({ id }: NamedList) =>
    void ('requestId' in source ? fromRequest.send({ id, ...source }) : fromProduct.send({ id, ...source }))
  return { add, isPending: fromRequest.isPending || fromProduct.isPending, problem: fromRequest.problem ?? fromProduct.problem }
}

type ListsProps = { lists: readonly OrderListSummary[]; isBusy: boolean; onChoose: (list: NamedList) => void }

const Lists = ({ lists, isBusy, onChoose }: ListsProps) =>
  lists.length === 0 ? null : (
    <Stack as="ul" gap={2} aria-label="Your lists">
      {lists.map((list) => (
        <li key={list.id}>
          <Button variant="outline" block busy={isBusy} onClick={() => onChoose(list)}>
            {list.name} <span>({counted(list.lineCount, 'line')})</span>
          </Button>
        </li>
      ))}
    </Stack>
  )

function NewListForm({ isBusy, onName }: { isBusy: boolean; onName: (name: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    setMissing(name ? undefined : 'Please give the list a name.')
    if (name) onName(name)
    else field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <Field label="Name of a new list" error={missing}>
          <TextInput ref={field} maxLength={100} autoComplete="off" placeholder="Weekly order" />
        </Field>
        <Button type="submit" variant="quiet" icon="plus" busy={isBusy}>
          Add to a new list
        </Button>
      </Stack>
    </form>
  )
}
