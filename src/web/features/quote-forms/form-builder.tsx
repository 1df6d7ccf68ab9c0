import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Builder } from './builder.tsx'
import { formRead } from './use-form-draft.ts'

/** The builder of the form that a supplier adds to the quote dialog. */
export const FormBuilder = ({ supplierId }: { supplierId: number }) => (
  <QueryBoundary of={useQuery({ ...formRead(supplierId), refetchOnMount: 'always' })} loading={<Skeleton height="640px" />}>
    {(form) => <Builder supplierId={supplierId} form={form} />}
  </QueryBoundary>
)
