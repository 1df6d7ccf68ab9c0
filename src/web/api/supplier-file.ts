import type { SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import { MAX_LISTING_ANSWERS } from '#contract/owner/owner-supplier-options.ts'
import type { CategoryName } from '#contract/options.ts'
import type { DryRun, ListingAnswer } from '#contract/owner/supplier-imports.ts'
import { callOverHttp, sendFile } from './client/call.ts'

type Started = { importId: string }

/** Whether also what people have entered since the last import is replaced; an import has the answers of its dry run. */
type Choice = { overwrite: boolean; answers?: string }

/** Sends a CSV file of suppliers: a dry run says what an import would do, else the import begins. @throws what a call throws */
export function sendSupplierFile(file: File, options: Choice & { dryRun: true }): Promise<DryRun>
export function sendSupplierFile(file: File, options: Choice & { dryRun: false }): Promise<Started>
export function sendSupplierFile(file: File, { dryRun, overwrite, answers }: Choice & { dryRun: boolean }): Promise<DryRun | Started> {
  const shown = answers === undefined ? '' : `&answers=${answers}`
  return sendFile(`/api/admin/suppliers/import?dryRun=${dryRun}&overwrite=${overwrite}${shown}`, file, 'text/csv')
}

type Answers = readonly { line: number; supplierId: number; answer: ListingAnswer }[]

/** Says of rows of a file, by what its dry run calls it, whether they are of listings that there are. @throws what a call throws */
export async function sendListingAnswers(file: string, answers: Answers): Promise<void> {
  for (let at = 0; at < answers.length; at += MAX_LISTING_ANSWERS)
    await callOverHttp('PUT /api/admin/imports/answers', { file, answers: answers.slice(at, at + MAX_LISTING_ANSWERS) })
}

type Rows = readonly { line: number; isLeftOut: boolean; category: CategoryName | null }[]

/** Says of rows of a file whether they are left out, and what their category is. @throws what a call throws */
export async function sendRowChoices(file: string, rows: Rows): Promise<void> {
  for (let at = 0; at < rows.length; at += MAX_LISTING_ANSWERS)
    await callOverHttp('PUT /api/admin/imports/rows', { file, rows: rows.slice(at, at + MAX_LISTING_ANSWERS) })
}

type Document = { supplierId: number; file: File; kind: string; expiresOn: string }

/** Hands in a document of a supplier, under its own name. @throws what a call throws */
export const handInDocument = ({ supplierId, file, kind, expiresOn }: Document): Promise<SupplierDocument> =>
  sendFile(
    `/api/suppliers/${supplierId}/documents?${new URLSearchParams({ kind, name: file.name, expiresOn })}`,
    file,
    file.type || 'application/octet-stream',
  )
