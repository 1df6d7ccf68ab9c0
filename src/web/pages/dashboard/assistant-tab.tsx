import { useCallback } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import { SupplierChat } from '#web/features/assistant/supplier/supplier-chat.tsx'
import { FinishListing } from '#web/features/dashboard/setup/finish-listing.tsx'
import { unsavedFields } from '#web/features/quote-forms/insert-field.ts'
import { useInsert } from './use-insert.ts'

type AssistantTabProps = { supplierId: Id; path: string }

/** The tab in which suppliers ask about their listing, and insert what comes of it into the forms of the other tabs. */
export function AssistantTab({ supplierId, path }: AssistantTabProps) {
  const me = useMe()
  const insert = useInsert(supplierId, path)
  return (
    <SupplierChat
      insert={insert}
      canInsert={me?.member !== 'viewer'}
      unsavedFields={useCallback(() => unsavedFields(supplierId), [supplierId])}
    >
      <FinishListing path={path} />
    </SupplierChat>
  )
}
