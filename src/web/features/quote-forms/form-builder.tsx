import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AskedForm } from '#contract/quotes/quote-forms.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Builder } from './builder.tsx'
import type { Fills } from './fields.ts'
import { formRead } from './use-form-draft.ts'

type FormBuilderProps = {
  supplierId: number
  /** The quote dialog with this form, which belongs to another feature. */
  preview: (asked: AskedForm) => ReactNode
  fills: Fills
}

/** The builder of the form that a supplier adds to the quote dialog. */
export const FormBuilder = ({ supplierId, preview, fills }: FormBuilderProps) => (
  <QueryBoundary
    of={useQuery({ ...formRead(supplierId), refetchOnMount: 'always' })}
    loading={
      <Stack gap={2}>
        <Skeleton height="160px" />
        <RowsSkeleton rows={4} hasAction />
      </Stack>
    }
  >
    {(form) => <Builder supplierId={supplierId} form={form} preview={preview} fills={fills} />}
  </QueryBoundary>
)
