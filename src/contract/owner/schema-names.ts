import type * as z from 'zod/mini'
import { AuditEntry } from './audit.ts'
import { GrowthStep } from './owner-overview.ts'
import { AbnCheck } from './owner-supplier-actions.ts'
import { Evidence, OwnerSupplier } from './owner-suppliers.ts'
import { DeletedSupplier } from './supplier-deletion.ts'
import * as imports from './supplier-imports.ts'
import { SupplierView } from './supplier-views.ts'

/** The names of the schemas of the owner's suppliers, as in `contract/schema-names.ts`. */
export const OWNER_SCHEMA_NAMES: Record<string, z.ZodMiniType> = {
  OwnerSupplier,
  SupplierView,
  DeletedSupplier,
  SealEvidence: Evidence,
  AbnCheck,
  GrowthStep,
  AuditEntry,
  SupplierImport: imports.SupplierImport,
  ImportRow: imports.ImportRow,
  ImportDryRow: imports.DryRow,
  ListingQuestion: imports.ListingQuestion,
  ImportDryRun: imports.DryRun,
  StartedImport: imports.StartedImport,
}
