import type { SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import type { DryRun } from '#contract/owner/supplier-imports.ts'
import { sendFile } from './client/call.ts'

type Started = { importId: string }

/** Whether also what people have entered since the last import is replaced. */
type Choice = { overwrite: boolean }

/** Sends a CSV file of suppliers: a dry run says what an import would do, else the import begins. @throws what a call throws */
export function sendSupplierFile(file: File, options: Choice & { dryRun: true }): Promise<DryRun>
export function sendSupplierFile(file: File, options: Choice & { dryRun: false }): Promise<Started>
export function sendSupplierFile(file: File, { dryRun, overwrite }: Choice & { dryRun: boolean }): Promise<DryRun | Started> {
  return sendFile(`/api/admin/suppliers/import?dryRun=${dryRun}&overwrite=${overwrite}`, file, 'text/csv')
}

type Document = { supplierId: number; file: File; kind: string; expiresOn: string }

/** Hands in a document of a supplier, under its own name. @throws what a call throws */
export const handInDocument = ({ supplierId, file, kind, expiresOn }: Document): Promise<SupplierDocument> =>
  sendFile(
    `/api/suppliers/${supplierId}/documents?${new URLSearchParams({ kind, name: file.name, expiresOn })}`,
    file,
    file.type || 'application/octet-stream',
  )
