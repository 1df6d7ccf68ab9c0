import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '#web/api/call-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'
import { Builder } from './builder.tsx'
import { formRead } from './use-form-draft.ts'

/** What a supplier asks of buyers in the quote dialog, to be changed (supplier-and-owner §2). */
export function FormBuilder({ supplierId }: { supplierId: number }) {
  const { data, error, isFetching, refetch } = useQuery({ ...formRead(supplierId), refetchOnMount: 'always' })
  if (data) return <Builder supplierId={supplierId} form={data} />
  if (!error) return <Skeleton height="640px" />
  return (
    <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
      {serverMessage(error)}
    </TryAgain>
  )
}
