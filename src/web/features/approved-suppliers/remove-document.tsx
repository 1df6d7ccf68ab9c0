import { useState } from 'react'
import type { ApprovedDocument } from '#contract/venue/approved-documents.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { CHANGES_REGISTER } from './register-reads.ts'

type RemoveDocumentProps = { supplierId: string; document: ApprovedDocument; onRemoved: () => void }

/** Removes a document: at once with Undo, or, with a file that could not be brought back, by a second press. */
export function RemoveDocument({ supplierId: id, document, onRemoved }: RemoveDocumentProps) {
  const { id: documentId, kind, number, expiresOn, file } = document
  const [isAsked, setAsked] = useState(false)
  const add = useWrite('POST /api/venue/register/:id/documents', {
    invalidates: CHANGES_REGISTER,
    failure: 'The document could not be brought back',
  })
  const undo = { label: 'Undo', onAct: () => void add.send({ id, kind, number, expiresOn }) }
  const remove = useWrite('DELETE /api/venue/register/:id/documents/:documentId', {
    invalidates: CHANGES_REGISTER,
    failure: 'The document could not be removed',
    onSuccess: () => {
      toast({ title: 'Document removed', ...(!file && { action: undo }) })
      onRemoved()
    },
  })
  const removeFile = useWrite('DELETE /api/venue/register/:id/documents/:documentId/file', {
    invalidates: CHANGES_REGISTER,
    success: 'File removed',
    failure: 'The file could not be removed',
    onSuccess: onRemoved,
  })
  if (file && !isAsked)
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Remove
      </Button>
    )
  return (
    <>
      {file && (
        <Button
          variant="quiet"
          busy={removeFile.isPending}
          busyLabel="Removing..."
          onClick={() => void removeFile.send({ id, documentId })}
        >
          Remove its file for good
        </Button>
      )}
      <Button variant="quiet" busy={remove.isPending} busyLabel="Removing..." onClick={() => void remove.send({ id, documentId })}>
        {file ? 'Remove both for good' : 'Remove'}
      </Button>
    </>
  )
}
