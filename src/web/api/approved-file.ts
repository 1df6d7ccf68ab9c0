import type { ApprovedDocument } from '#contract/venue/approved-documents.ts'
import { sendFile } from './client/call.ts'

type DocumentFile = { id: string; documentId: string; file: File }

export const approvedFilePath = (id: string, documentId: string): string => `/api/venue/register/${id}/documents/${documentId}/file`

/** Keeps the file of a document of a register, under its own name. @throws what a call throws */
export const sendApprovedFile = ({ id, documentId, file }: DocumentFile): Promise<ApprovedDocument> =>
  sendFile(`${approvedFilePath(id, documentId)}?${new URLSearchParams({ name: file.name })}`, file, file.type || 'application/octet-stream')
