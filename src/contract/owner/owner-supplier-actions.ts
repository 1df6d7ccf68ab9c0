import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_CHOSEN, OwnerSupplier } from './owner-suppliers.ts'
import { described, Id, line, optional, PathId, text } from '#contract/endpoint/values.ts'

// What the owner of the marketplace does with suppliers, besides editing them (docs/behaviour/owner-suppliers.md, Table of suppliers).

export const suspendSupplier = endpoint('POST /api/admin/suppliers/:id/suspend', {
  summary: 'Take a listing out of everything that is public',
  params: { id: PathId },
  body: { reason: text(500, 'Please give a reason: the supplier reads it.') },
  output: OwnerSupplier,
})
/** What can be done with several suppliers at once. */
export const SUPPLIER_ACTIONS = ['verify', 'unverify', 'suspend', 'restore'] as const
export const changeSuppliers = endpoint('POST /api/admin/suppliers/bulk', {
  summary: 'Verify, suspend or restore several suppliers: all of them or none; one that is so already stays as it is',
  body: {
    ids: z.array(Id).check(z.minLength(1, 'Please choose a supplier.'), z.maxLength(MAX_CHOSEN, 'Please choose up to 100 suppliers.')),
    action: z.enum(SUPPLIER_ACTIONS, 'action is verify, unverify, suspend or restore.'),
    reason: described(optional(text(500)), 'Required to suspend.'),
    what: described(optional(line(200)), 'Required to verify: what was checked of all of them.'),
  },
  output: z.object({ updated: z.int(), changed: described(z.array(Id), 'Those that were not so before.') }),
})

export const restoreSupplier = endpoint('POST /api/admin/suppliers/:id/restore', {
  summary: 'List a suspended listing again',
  params: { id: PathId },
  output: OwnerSupplier,
})

/** What is known of a listing's ABN. `entry` is null where the register has none, and where it is not asked. */
export const AbnCheck = z.object({
  abn: z.nullable(z.string()),
  isValid: described(z.boolean(), 'Whether its checksum is right.'),
  asksRegister: described(z.boolean(), "Whether the settings name the register's web service."),
  entry: z.nullable(
    z.object({
      isActive: z.boolean(),
      entityName: z.string(),
      businessNames: z.array(z.string()),
      state: z.nullable(z.string()),
      postcode: z.nullable(z.string()),
      hasGst: z.boolean(),
    }),
  ),
})
export type AbnCheck = z.output<typeof AbnCheck>
export const checkSupplierAbn = endpoint('GET /api/admin/suppliers/:id/abn', {
  isPrivate: true,
  summary: "Check a listing's ABN: its checksum, and the register where it is set up",
  params: { id: PathId },
  output: AbnCheck,
})
