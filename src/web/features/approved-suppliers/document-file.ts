import { APPROVED_FILE_BYTES, APPROVED_FILE_TOO_LARGE, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import { sendApprovedFile } from '#web/api/approved-file.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { CHANGES_REGISTER } from './register-reads.ts'

export const FILE_FIELD = 'file'

const fileIn = (values: FormData): File | undefined => {
  const file = values.get(FILE_FIELD)
  return file instanceof File && file.size > 0 ? file : undefined
}

/** Returns what is wrong with the file that is chosen, before the document is sent without it. */
export const checkFile = (values: FormData): Record<string, string> =>
  (fileIn(values)?.size ?? 0) > APPROVED_FILE_BYTES ? { [FILE_FIELD]: APPROVED_FILE_TOO_LARGE } : {}

/** Sends the file that is chosen for a document once this is saved. A document whose file did not arrive stays without it, and it is said. */
export function useDocumentFile(supplierId: string, onDone: () => void) {
  const { sendOrThrow, isPending } = useUpload(sendApprovedFile, {
    invalidates: CHANGES_REGISTER,
    failure: (error) => failureToast(error, 'The document is saved, its file is not'),
  })
  const sendOf = ({ id }: ApprovedDocument, values: FormData) => {
    const file = fileIn(values)
    if (!file) return onDone()
    void sendOrThrow({ id: supplierId, documentId: id, file }).then(onDone, onDone)
  }
  return { sendOf, isPending }
}
