import type { DryRun } from '#contract/supplier-imports.ts'
import { sendFile } from './call.ts'

type Started = { importId: string }

/** Sends a CSV file of suppliers: a dry run says what an import would do, else the import begins. @throws what a call throws */
export function sendSupplierFile(file: File, options: { dryRun: true }): Promise<DryRun>
export function sendSupplierFile(file: File, options: { dryRun: false }): Promise<Started>
export function sendSupplierFile(file: File, { dryRun }: { dryRun: boolean }): Promise<DryRun | Started> {
  return sendFile(`/api/admin/suppliers/import${dryRun ? '?dryRun=true' : ''}`, file, 'text/csv')
}
